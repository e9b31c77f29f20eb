import { isFields, type Fields } from './command.ts';
import { nameIn, type Name } from './metadata-tree.ts';
import type { Renames } from './renames.ts';

type Place = {
  /** Table of the current row. */
  readonly table: Name;
  /** Table at which the filter starts. */
  readonly root: Name;
  readonly renames: Renames;
};

/** Operators that compare a column with another column. */
const COLUMN_OPERATORS = /^[_$]c(?:eq|ne|neq|gt|lt|gte|lte)$/;

/** Renames tables, columns and relationships in the boolean expression of a permission. */
export function renameInFilter(filter: unknown, place: Place): unknown {
  if (!isFields(filter)) return filter;

  return Object.fromEntries(Object.entries(filter).map(([key, value]) => renameEntry(key, value, place)));
}

function renameEntry(key: string, value: unknown, place: Place): [key: string, value: unknown] {
  const { table, renames } = place;
  switch (key.replace(/^\$/, '_')) {
    case '_and':
    case '_or':
      return [key, Array.isArray(value) ? value.map((one) => renameInFilter(one, place)) : value];
    case '_not':
      return [key, renameInFilter(value, place)];
    case '_exists':
      return [key, isFields(value) ? renameInExists(value, place) : value];
  }
  const target = renames.targetOf(table, key);
  if (target !== undefined)
    return [renames.relationship(key, table), renameInFilter(value, { ...place, table: target })];

  return [renames.column(key, table), renameInComparison(value, place)];
}

function renameInExists(exists: Fields, place: Place): Fields {
  const table = nameIn(exists['_table']);

  return {
    ...exists,
    _table: place.renames.table(exists['_table']),
    ...(table && { _where: renameInFilter(exists['_where'], { ...place, table }) }),
  };
}

/** Renames the other column of a comparison: one of the same row, or behind `$` one of the filter's own row. */
function renameInComparison(comparison: unknown, { table, root, renames }: Place): unknown {
  if (!isFields(comparison)) return comparison;
  const entries = Object.entries(comparison).map(([key, value]) => {
    if (!COLUMN_OPERATORS.test(key)) return [key, value];
    const isOfRoot = Array.isArray(value) && value[0] === '$';

    return [key, renames.columns(value, isOfRoot ? root : table)];
  });

  return Object.fromEntries(entries) as Fields;
}
