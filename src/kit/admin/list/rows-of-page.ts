import { compareNames } from '#rules/text/name-order.ts';
import type { ListState } from './list-state.ts';

export type WholeListOptions<Row> = {
  /** Conditions that a row must meet to be in the list. */
  conditions: readonly ((row: Row) => boolean)[];
  /** Functions that return the text by which a column orders a row, keyed by the column's id. */
  sortKeys: Readonly<Record<string, (row: Row) => string>>;
};

type NarrowedRows<Row> = { rows: Row[]; total: number; found: Row[] };

/** Filters, orders and cuts rows in the browser to one page, for lists whose rows arrive all at once. */
export function rowsOfPage<Row>(
  all: readonly Row[],
  { sort, direction, page, pageSize }: ListState,
  { conditions, sortKeys }: WholeListOptions<Row>,
): NarrowedRows<Row> {
  const found = all.filter((row) => conditions.every((holds) => holds(row)));
  const keyOf = sortKeys[sort];
  const sign = direction === 'asc' ? 1 : -1;
  if (keyOf) found.sort((one, other) => sign * compareNames(keyOf(one), keyOf(other)));

  return { rows: found.slice(page * pageSize, (page + 1) * pageSize), total: found.length, found };
}
