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
  conditions: [],
  sortKeys: { email: ({ email }: { email: string }) => email },
};
const emails = (change: Partial<ListState>) =>
  rowsOfPage(people, state(change), options).rows.map(({ email }) => email);
const isOfSite = ({ email }: { email: string }) => email.endsWith('@site.test');

describe('the rows of a list that the browser sorts, filters and pages', () => {
  it('are sorted without regard to letter case, in both directions', () => {
    expect(emails({})).toEqual(['ahmad@other.test', 'omar@site.test', 'Salma@site.test']);
    expect(emails({ direction: 'desc' })[0]).toBe('Salma@site.test');
  });

  it('are cut into pages', () => {
    expect(emails({ page: 1, pageSize: 2 })).toEqual(['Salma@site.test']);
  });

  it('are filtered by all conditions together, and only the matching ones are counted', () => {
    const conditions = [isOfSite, ({ email }: { email: string }) => email !== 'omar@site.test'];

    const { rows, total, found } = rowsOfPage(people, state({ pageSize: 10 }), { ...options, conditions });

    expect([rows, total]).toEqual([[{ email: 'Salma@site.test' }], 1]);
    expect(found).toEqual(rows);
  });
});
