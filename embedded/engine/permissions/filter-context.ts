import type { Model, Table } from '../model/model.ts';

/** Tables by which the reader resolves names at its position in a permission's expression. */
export type FilterContext = {
  readonly model: Model;
  /** The table of the current row. */
  readonly table: Table;
  /** The table at which the filter starts. */
  readonly root: Table;
};

/** Replaces the old prefix `$` by `_`: `$and` means `_and`. */
export function withoutDollar(key: string): string {
  return key.startsWith('$') ? `_${key.slice(1)}` : key;
}
