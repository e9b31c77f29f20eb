import { describe, expect, it } from 'vitest';
import { orderKeys, rowsAfter } from './rows-after.ts';

const byDate = orderKeys([{ ends_at: 'asc' }, { id: 'desc' }]);

describe('rowsAfter', () => {
  it('finds what is further in the first column, or level with it and further in the next', () => {
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
    });
  });

  it('goes on among the rows without a value, which end an ascending list and begin a descending one', () => {
    const level = { _and: [{ ends_at: { _is_null: true } }, { _or: [{ id: { _lt: '7' } }] }] };
    const row = { ends_at: null, id: '7' };

    expect(rowsAfter(byDate, row)).toEqual({ where: { _or: [level] }, leavesNulls: false });
    expect(rowsAfter(orderKeys([{ ends_at: 'desc' }, { id: 'desc' }]), row)).toEqual({
      where: { _or: [{ ends_at: { _is_null: false } }, level] },
      leavesNulls: false,
    });
  });
});
