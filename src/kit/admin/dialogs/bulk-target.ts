import { rowSetsOf } from '../list/row-sets.ts';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';

/** Rows that an action covers. */
export type BulkTarget<T extends SectionTypes> = {
  rows: readonly T['row'][];
  /** Number of all rows of the list, of which `rows` are only the page's, if the action covers them all; else null. */
  total: number | null;
  /** Number of row sets of the whole list, where the list has them. */
  units?: number;
};

/** Returns how many records an action covers: row sets, in a list that has them. */
export function sizeOf<T extends SectionTypes>(
  { rowSet }: ListSection<T>,
  { rows, total, units }: BulkTarget<T>,
): number {
  return total === null ? rowSetsOf(rows, rowSet?.keyOf).length : (units ?? total);
}
