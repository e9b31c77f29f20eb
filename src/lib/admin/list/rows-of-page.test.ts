import { describe, expect, it } from 'vitest';
import type { ListState } from './list-state.ts';
import { rowsOfPage } from './rows-of-page.ts';

const people = ['omar@site.test', 'Salma@site.test', 'ahmad@other.test'].map((email) => ({ email }));
const state = (change: Partial<ListState> = {}): ListState => ({
  page: 0,
  pageSize: 10,
  sort: 'email',
  direction: 'asc',
  search: '',
  tab: '',
  filters: {},
  ...change,
});
const options = {
  textOf: ({ email }: { email: string }) => email,
  sortKeys: { email: ({ email }: { email: string }) => email },
  locale: 'en',
};
const emails = (change: Partial<ListState>) =>
  rowsOfPage(people, state(change), options).rows.map(({ email }) => email);

describe('rows that came as a whole', () => {
  it('are ordered as people order words, either way', () => {
    expect(emails({})).toEqual(['ahmad@other.test', 'omar@site.test', 'Salma@site.test']);
    expect(emails({ direction: 'desc' })[0]).toBe('Salma@site.test');
  });

  it('are searched whatever the case, and cut into pages', () => {
    expect(emails({ search: 'SITE' })).toEqual(['omar@site.test', 'Salma@site.test']);
    expect(emails({ page: 1, pageSize: 2 })).toEqual(['Salma@site.test']);
    expect(rowsOfPage(people, state({ search: 'site' }), options).total).toBe(2);
  });
});
