import type { SectionTypes } from '../section/admin-section.ts';

/** Rows that an action covers. */
export type BulkTarget<T extends SectionTypes> = {
  rows: readonly T['row'][];
  /** Number of all rows of the list, of which `rows` are only the page's, if the action covers them all; else null. */
  total: number | null;
};

/** Returns how many rows an action covers. */
export const sizeOf = <T extends SectionTypes>({ rows, total }: BulkTarget<T>): number =>
  total ?? rows.length;
