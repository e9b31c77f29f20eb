import { describe, expect, it } from 'vitest';
import { orderKeys, rowsAfter, rowsUntil } from './rows-after.ts';

const byDate = orderKeys([{ ends_at: 'asc' }, { id: 'desc' }]);

describe('rowsAfter', () => {
  it('finds rows that are later by the first sort column, or equal there and later by the next one', () => {
    expect(rowsAfter(byDate, { ends_at: '2026-01-02', id: '7' })).toEqual({
      where: {
        _and: [
          { ends_at: { _gte: '2026-01-02' } },
          {
            _or: [
              { ends_at: { _gt: '2026-01-02' } },
              { ends_at: { _is_null: true } },
              { _and: [{ ends_at: { _eq: '2026-01-02' } }, { _or: [{ id: { _lt: '7' } }] }] },
            ],
          },
        ],
      },
      leavesNulls: true,
      row: { ends_at: '2026-01-02', id: '7' },
    });
  });

  it('continues among rows with null, which are last in ascending and first in descending order', () => {
    const level = { _and: [{ ends_at: { _is_null: true } }, { _or: [{ id: { _lt: '7' } }] }] };
    const row = { ends_at: null, id: '7' };

    expect(rowsAfter(byDate, row)).toEqual({ where: { _or: [level] }, leavesNulls: false, row });
    expect(rowsAfter(orderKeys([{ ends_at: 'desc' }, { id: 'desc' }]), row)).toEqual({
      where: { _or: [{ ends_at: { _is_null: false } }, level] },
      leavesNulls: false,
      row,
    });
  });
});

describe('rowsUntil', () => {
  const dated = (ends_at: string | null, id: string) => ({ ends_at, id });
  const until = (from: ReturnType<typeof dated>, end: ReturnType<typeof dated>) =>
    rowsUntil(byDate, rowsAfter(byDate, from), end);

  it('finds the rows up to a last row that is later by the first sort column', () => {
    const from = dated('2026-01-02', '7');

    expect(until(from, dated('2026-01-05', '3'))).toEqual({
      ends_at: { _gte: '2026-01-02', _lte: '2026-01-05' },
      _or: [
        { _and: [{ ends_at: { _eq: '2026-01-02' } }, { _or: [{ id: { _lt: '7' } }] }] },
        { ends_at: { _gt: '2026-01-02', _lt: '2026-01-05' } },
        {
          _and: [
            { ends_at: { _eq: '2026-01-05' } },
            { _or: [{ id: { _gte: '3' } }, { id: { _is_null: true } }] },
          ],
        },
      ],
    });
  });

  it('gives a plain range of values where the list is sorted by one column', () => {
    const byId = orderKeys([{ id: 'asc' }]);

    expect(rowsUntil(byId, rowsAfter(byId, { id: '3' }), { id: '7' })).toEqual({
      id: { _gt: '3', _lte: '7' },
    });
  });

  it('mentions a column only once in which the first and the last row have the same value', () => {
    expect(until(dated(null, '7'), dated(null, '3'))).toMatchObject({
      _and: [{ ends_at: { _is_null: true } }, { id: { _lt: '7', _gte: '3' } }],
    });
  });
});
