export type Fields = Readonly<Record<string, unknown>>;
type Condition = Record<string, unknown>;

/** Column of a list's order; rows without a value come last when it ascends, and first when it descends. */
export type OrderKey = { column: string; direction: 'asc' | 'desc' };

/** Returns the columns of an `order_by` in their order. */
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
  /** True where rows without a value in the first column come last and `where` does not find them. */
  leavesNulls: boolean;
  /** Row just before the first row found, if there is one. */
  row?: Fields;
};

/**
 * Finds the rows that follow `row` in an ordered list. A separate bound on the first column lets an index jump to the
 * place, however deep it lies in the list.
 */
export function rowsAfter(keys: readonly OrderKey[], row: Fields): Place {
  const [first] = keys;
  const value = first && row[first.column];
  if (!first || value === null || value === undefined) {
    return { where: follows(keys, row), leavesNulls: false, row };
  }
  const bound = { [first.column]: { [first.direction === 'asc' ? '_gte' : '_lte']: value } };

  return { where: { _and: [bound, follows(keys, row)] }, leavesNulls: first.direction === 'asc', row };
}

/** Finds the rows that follow `row` and equal it in the first column; null where the first column is the only one. */
export function rowsLevelAfter([first, ...rest]: readonly OrderKey[], row: Fields): Condition | null {
  if (!first || rest.length === 0) return null;

  return { _and: [levelWith(first.column, row[first.column] ?? null), follows(rest, row)] };
}

/** Finds the rows from a place up to and including the row `end`. */
export function rowsUntil(keys: readonly OrderKey[], place: Place, end: Fields): Condition {
  return place.row ? between(keys, place.row, end) : { _and: [place.where, precedesOrIs(keys, end)] };
}

/** Finds the rows after `row` up to `end`. Columns in which both rows agree become one equality, which an index can use. */
function between(keys: readonly OrderKey[], row: Fields, end: Fields): Condition {
  const [first, ...rest] = keys;
  if (!first) return {};
  const { column } = first;
  const [from, to] = [row[column] ?? null, end[column] ?? null];
  if (from === to) return { _and: [levelWith(column, from), between(rest, row, end)] };
  if (from !== null && to !== null) return acrossValues(keys, row, end);

  return { _and: [rowsAfter(keys, row).where, precedesOrIs(keys, end)] };
}

/**
 * Finds the rows between two different values of the first column: the remaining rows of the first value, all rows with
 * values in between, and the first rows of the last value. Each is a separate index range, since half of all rows may
 * share one of these values.
 */
function acrossValues([first, ...rest]: readonly OrderKey[], row: Fields, end: Fields): Condition {
  if (!first) return {};
  const { column, direction } = first;
  const [from, to] = [row[column], end[column]];
  const [past, before] = direction === 'asc' ? (['_gt', '_lt'] as const) : (['_lt', '_gt'] as const);
  if (rest.length === 0) return { [column]: { [past]: from, [`${before}e`]: to } };

  return {
    [column]: { [`${past}e`]: from, [`${before}e`]: to },
    _or: [
      { _and: [levelWith(column, from), follows(rest, row)] },
      { [column]: { [past]: from, [before]: to } },
      { _and: [levelWith(column, to), precedesOrIs(rest, end)] },
    ],
  };
}

function precedesOrIs(keys: readonly OrderKey[], row: Fields): Condition {
  const [first, ...rest] = keys;
  const value = first && row[first.column];
  if (first && rest.length === 0 && value !== null && value !== undefined) return until(first, value);
  const backwards = keys.map(({ column, direction }) => ({ column, direction: OPPOSITE[direction] }));
  const same = keys.map(({ column }) => levelWith(column, row[column] ?? null));

  return { _or: [follows(backwards, row), { _and: same }] };
}

/** Bounds the last column by a value, inclusive; rows without a value are included where they come first. */
function until({ column, direction }: OrderKey, value: unknown): Condition {
  if (direction === 'asc') return { [column]: { _lte: value } };

  return { _or: [{ [column]: { _gte: value } }, { [column]: { _is_null: true } }] };
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

const levelWith = (column: string, value: unknown): Condition => ({
  [column]: value === null ? { _is_null: true } : { _eq: value },
});

/** Finds the rows that come later by the first column, or equal it there and come later by the other columns. */
function follows([key, ...rest]: readonly OrderKey[], row: Fields): Condition {
  if (!key) throw new Error('A list without an order has no next row.');
  const { column, direction } = key;
  const value = row[column] ?? null;
  const level = levelWith(column, value);

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
