import { describe, expect, it } from 'vitest';
import { rowSetsOf, pageOfRowSets } from './row-sets.ts';

const rows = ['a1', 'b1', 'a2', 'c1', 'b2', 'a3'];
const keyOf = (row: string) => row.charAt(0);

describe('row sets (rows that share a key)', () => {
  it('are placed where their first row is', () => {
    expect(rowSetsOf(rows, keyOf).map((rowSet) => [rowSet.first, ...rowSet.rows])).toEqual([
      ['a1', 'a1', 'a2', 'a3'],
      ['b1', 'b1', 'b2'],
      ['c1', 'c1'],
    ]);
  });

  it('are single rows without a key', () => {
    expect(rowSetsOf(rows, undefined)).toHaveLength(6);
  });

  it('are never split between two pages', () => {
    expect(pageOfRowSets(rows, keyOf, { page: 0, pageSize: 2 })).toEqual({
      rows: ['a1', 'a2', 'a3', 'b1', 'b2'],
      count: 3,
    });
    expect(pageOfRowSets(rows, keyOf, { page: 1, pageSize: 2 })).toEqual({ rows: ['c1'], count: 3 });
  });
});
