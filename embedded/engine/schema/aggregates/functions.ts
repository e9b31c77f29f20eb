import { isNumber, isOrdered } from '../../model/column-type.ts';
import type { TableColumn } from '../../model/model.ts';

/** Aggregates over a column, by the names that GraphQL and Postgres share. */
export const aggregateFunctions = [
  'avg',
  'max',
  'min',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'sum',
  'var_pop',
  'var_samp',
  'variance',
] as const;

const keepingType = new Set<string>(['max', 'min', 'sum']);
const orderedOnly = new Set<string>(['max', 'min']);

/** Returns the columns that an aggregate accepts: all types with an order for max and min, else numbers. */
export function aggregatedColumns(name: string, columns: Iterable<TableColumn>): TableColumn[] {
  return [...columns].filter(({ type }) =>
    orderedOnly.has(name) ? isOrdered(type) : type.kind === 'scalar' && isNumber(type.postgres),
  );
}

/** Returns true if the aggregate's result has the column's own type, false if it is a Float. */
export function keepsColumnType(name: string): boolean {
  return keepingType.has(name);
}
