import type { AdminColumn, SectionTypes } from '../section/admin-section.ts';

/** Widths of a table below which columns of this priority are hidden. */
const HIDDEN_BELOW_EM = { 2: 44, 3: 56, 4: 68 } as const;
/** Query for tables so narrow that their values wrap. */
export const NARROW_TABLE = `@container (max-width: ${HIDDEN_BELOW_EM[3] - 0.01}em)`;

/** Makes an element the container whose width decides which columns of a table are shown. */
export const columnsContainer = {
  containerType: 'inline-size',
  // Hidden texts of cells beyond the edge must not widen the page.
  position: 'relative',
};

/** Returns the style of a column's cells; the queries are in em, so that larger text hides columns too. */
export function columnLook<T extends SectionTypes>({ width, priority }: AdminColumn<T>) {
  return {
    width,
    whiteSpace: 'nowrap',
    [NARROW_TABLE]: { whiteSpace: 'normal', minWidth: '8rem', overflowWrap: 'anywhere' },
    ...(priority && {
      [`@container (max-width: ${HIDDEN_BELOW_EM[priority] - 0.01}em)`]: { display: 'none' },
    }),
  };
}
