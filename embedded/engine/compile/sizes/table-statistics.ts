import type { Relationship, Table, TableColumn } from '../../model/model.ts';

/** Rows that a list without a limit is estimated at if the database has no statistics of its table. */
export const UNKNOWN_ROWS = 100;
/** Related rows of one row, if the database has no statistics of either table and the permission no limit. */
export const UNKNOWN_RELATED_ROWS = 10;
/** Bytes of a value, if the database has no statistics of its column. */
const UNKNOWN_WIDTH = 32;

export function rowsIn(table: Table | undefined): number {
  return table?.relation.estimatedRows ?? UNKNOWN_ROWS;
}

export function widthOf({ column }: TableColumn): number {
  return column.statistics?.width ?? UNKNOWN_WIDTH;
}

/**
 * Returns the number of related rows for one row of the outer table: the average or, if it is larger, the number for
 * the row that has the most. Without statistics it is `unknown`.
 */
export function relatedRows(
  outer: Table | undefined,
  { target, mapping }: Relationship,
  unknown: number,
): number {
  const [all, each] = [target.relation.estimatedRows, outer?.relation.estimatedRows];
  if (all === undefined || each === undefined) return unknown;
  const shares = mapping.map(([, column]) => mostCommonShare(target, column));

  return Math.max(Math.ceil(all / each), Math.round(all * Math.min(...shares)));
}

function mostCommonShare({ relation }: Table, name: string): number {
  return relation.columns.find((column) => column.name === name)?.statistics?.mostCommonShare ?? 0;
}
