import type { AdminColumn, SectionTypes } from '../section/admin-section.ts';

/**
 * Widths of a table below which columns of this priority stand beneath the first, in rem: larger text moves columns too,
 * and the larger letters of Arabic don't. A window of 1,024 px leaves 44 rem beside the sidebar: there SPEC's columns have
 * their places.
 */
const ROOM_REM = { 2: 42, 3: 56, 4: 68 } as const;
/** Width of a table below which all columns stand beneath the first. */
const NARROW_REM = 34;
/** Query for tables so narrow that their values wrap. */
export const NARROW_TABLE = `@container (max-width: ${ROOM_REM[3] - 0.01}rem)`;

/** Greatest priority of the columns that have room of their own; 1 is for those without one, 0 for none. */
export type Room = 0 | 1 | 2 | 3 | 4;

/** Returns the room that a width in rem leaves to the columns. */
export function roomIn(width: number): Room {
  if (width < NARROW_REM) return 0;

  return ([4, 3, 2] as const).find((priority) => width >= ROOM_REM[priority]) ?? 1;
}

/** Returns whether a column that is not the first has room of its own. */
export const hasRoom = <T extends SectionTypes>({ priority }: AdminColumn<T>, room: Room): boolean =>
  (priority ?? 1) <= room;

/** Makes an element the container whose width decides how the cells of a table look. */
export const columnsContainer = {
  containerType: 'inline-size',
  // Hidden texts of cells beyond the edge must not widen the page.
  position: 'relative',
};

/** Returns the style of a column's cells. */
export function columnLook<T extends SectionTypes>({ width, isCut, isWhole }: AdminColumn<T>) {
  return {
    width,
    whiteSpace: 'nowrap',
    ...(isCut && cutAt(width)),
    ...(!isCut &&
      !isWhole && { [NARROW_TABLE]: { whiteSpace: 'normal', minWidth: leastWidth(width), ...wrapping } }),
  };
}

/** Values break anywhere; of the names of columns only those that are wider than the table. */
const wrapping = { overflowWrap: 'anywhere', '&.MuiTableCell-head': { overflowWrap: 'break-word' } } as const;

/** Returns the width that a column keeps in a narrow table. */
const leastWidth = (width: string | number = '6rem') =>
  `min(6rem, ${typeof width === 'number' ? `${width}px` : width})`;

/**
 * Look of a text of any length, of which the rest is shown under the pointer (`tellCut`). A narrow table leaves it half of
 * the column's width, or what a short name needs.
 */
const cutAt = (width: string | number = '14rem') => ({
  maxWidth: width,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [NARROW_TABLE]: {
    width: 'auto',
    maxWidth: typeof width === 'number' ? width / 2 : '5rem',
    '&.MuiTableCell-head': { whiteSpace: 'normal', textOverflow: 'clip' },
  },
});

/**
 * Look of an isolated text in a cell that is cut: it is cut at its own end, which in a text of the other direction is not
 * the cell's.
 */
export const cutText = {
  'td > &': {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // An opportunity to break outdoes `nowrap`.
    '& wbr': { display: 'none' },
  },
};

/** Gives a cell whose text is cut off the whole text as its tooltip. */
export function tellCut({ currentTarget }: { currentTarget: HTMLElement }): void {
  const isCut = [currentTarget, ...currentTarget.children].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  currentTarget.title = isCut ? (currentTarget.textContent ?? '') : '';
}
