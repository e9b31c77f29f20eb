import { describe, expect, it } from 'vitest';
import { cutPages } from './cut-pages.ts';
import { orderKeys } from './rows-after.ts';

const byKind = orderKeys([{ kind: 'asc' }, { id: 'asc' }]);
const row = (kind: string, id: number) => ({ kind, id });

describe('the pages of an export', () => {
  it('are cut within the rows of one sort value while these fill pages, else across all later rows', async () => {
    const asked: string[] = [];
    const ends = [row('a', 20), row('a', 30), undefined, row('b', 5), undefined];
    const findEnd = (where: object) => {
      asked.push(['_gte', '_eq', '_is_null'].find((name) => JSON.stringify(where).includes(name)) ?? '');

      return Promise.resolve(ends.shift());
    };
    let pages = 0;
    for await (const page of cutPages(byKind, row('a', 10), findEnd)) pages += page ? 1 : 0;

    expect(asked).toEqual(['_gte', '_eq', '_eq', '_gte', '_gte', '_is_null']);
    expect(pages).toBe(5);
  });
});
