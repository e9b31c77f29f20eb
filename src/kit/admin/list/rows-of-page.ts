import type { ListState } from './list-state.ts';

export type WholeListOptions<Row> = {
  /** What a row has to be to stand in the list. */
  conditions: readonly ((row: Row) => boolean)[];
  /** What a column orders by, by the column's id. */
  sortKeys: Readonly<Record<string, (row: Row) => string>>;
};

type NarrowedRows<Row> = { rows: Row[]; total: number; found: Row[] };

/** One page of rows that came as a whole: narrowed down, ordered and cut in the browser. */
export function rowsOfPage<Row>(
  all: readonly Row[],
  { sort, direction, page, pageSize }: ListState,
  { conditions, sortKeys, locale }: WholeListOptions<Row> & { locale: string },
): NarrowedRows<Row> {
  const found = all.filter((row) => conditions.every((holds) => holds(row)));
  const keyOf = sortKeys[sort];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'asc' ? 1 : -1;
  if (keyOf) found.sort((one, other) => sign * compare(keyOf(one), keyOf(other)));

  return { rows: found.slice(page * pageSize, (page + 1) * pageSize), total: found.length, found };
}
