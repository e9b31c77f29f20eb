import type { Model, Table } from '../model/model.ts';

/** Where in a permission's expression the reader is. */
export type FilterContext = {
  readonly model: Model;
  /** The table of the current row. */
  readonly table: Table;
  /** The table at which the filter starts. */
  readonly root: Table;
};

/** `$and` of old is `_and`. */
export function withoutDollar(key: string): string {
  return key.startsWith('$') ? `_${key.slice(1)}` : key;
}
