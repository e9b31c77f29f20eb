export type Fields = Readonly<Record<string, unknown>>;
type Condition = Record<string, unknown>;

/** One column that a list is ordered by; rows without a value come last when it ascends, and first when it descends. */
export type OrderKey = { column: string; direction: 'asc' | 'desc' };

/** The columns of an `order_by`, one after the other. */
export function orderKeys(order: readonly object[]): OrderKey[] {
  return order.flatMap((part) =>
    Object.entries(part as Record<string, OrderKey['direction']>).map(([column, direction]) => ({
      column,
      direction,
    })),
  );
}

export type Place = {
  where: Condition;
  /** True where rows without a value in the first column come last and are not among those found. */
  leavesNulls: boolean;
};

/**
 * Finds the rows that follow one in an ordered list. The first column is bounded once more by itself, so that an
 * index leads to the place however deep it lies.
 */
export function rowsAfter(keys: readonly OrderKey[], row: Fields): Place {
  const [first] = keys;
  const value = first && row[first.column];
  if (!first || value === null || value === undefined) {
    return { where: follows(keys, row), leavesNulls: false };
  }
  const bound = { [first.column]: { [first.direction === 'asc' ? '_gte' : '_lte']: value } };

  return { where: { _and: [bound, follows(keys, row)] }, leavesNulls: first.direction === 'asc' };
}

/** Further in the first column, or level with it and further in the others. */
function follows([key, ...rest]: readonly OrderKey[], row: Fields): Condition {
  if (!key) throw new Error('A list without an order has no next row.');
  const { column, direction } = key;
  const value = row[column] ?? null;
  const level = { [column]: value === null ? { _is_null: true } : { _eq: value } };

  return {
    _or: [
      ...further(column, direction, value),
      ...(rest.length > 0 ? [{ _and: [level, follows(rest, row)] }] : []),
    ],
  };
}

function further(column: string, direction: OrderKey['direction'], value: unknown): Condition[] {
  if (value === null) return direction === 'asc' ? [] : [{ [column]: { _is_null: false } }];
  if (direction === 'desc') return [{ [column]: { _lt: value } }];

  return [{ [column]: { _gt: value } }, { [column]: { _is_null: true } }];
}
