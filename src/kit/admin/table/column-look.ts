import type { AdminColumn, SectionTypes } from '../section/admin-section.ts';

/**
 * Widths of a table below which columns of this priority are hidden. A window of 1,024 px leaves 42.8 em beside the
 * sidebar: there SPEC's columns are shown.
 */
const HIDDEN_BELOW_EM = { 2: 42, 3: 56, 4: 68 } as const;
/** Query for tables so narrow that their values wrap. */
export const NARROW_TABLE = `@container (max-width: ${HIDDEN_BELOW_EM[3] - 0.01}em)`;

/** Makes an element the container whose width decides which columns of a table are shown. */
export const columnsContainer = {
  containerType: 'inline-size',
  // Hidden texts of cells beyond the edge must not widen the page.
  position: 'relative',
};

/** Returns the style of a column's cells; the queries are in em, so that larger text hides columns too. */
export function columnLook<T extends SectionTypes>({ width, priority, isCut }: AdminColumn<T>) {
  return {
    width,
    whiteSpace: 'nowrap',
    ...(isCut
      ? cutAt(width)
      : { [NARROW_TABLE]: { whiteSpace: 'normal', minWidth: leastWidth(width), ...wrapping } }),
    ...(priority && {
      [`@container (max-width: ${HIDDEN_BELOW_EM[priority] - 0.01}em)`]: { display: 'none' },
    }),
  };
}

/** Values break anywhere; of the names of columns only those that are wider than the table. */
const wrapping = { overflowWrap: 'anywhere', '&.MuiTableCell-head': { overflowWrap: 'break-word' } } as const;

/** Returns the width that a column keeps in a narrow table. */
const leastWidth = (width: string | number = '6rem') =>
  `min(6rem, ${typeof width === 'number' ? `${width}px` : width})`;

/** Look of a text of any length, of which the rest is shown under the pointer (`tellCut`). */
const cutAt = (width: string | number = '14rem') => ({
  maxWidth: width,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [NARROW_TABLE]: {
    width: 'auto',
    maxWidth: '5rem',
    '&.MuiTableCell-head': { whiteSpace: 'normal', textOverflow: 'clip' },
  },
});

/** Gives an element whose text is cut off the whole text as its tooltip. */
export function tellCut({ currentTarget }: { currentTarget: HTMLElement }): void {
  const { scrollWidth, clientWidth, textContent } = currentTarget;
  currentTarget.title = scrollWidth > clientWidth ? (textContent ?? '') : '';
}
