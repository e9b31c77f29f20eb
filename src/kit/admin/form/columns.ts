/** Width that a form on a page has at most. */
export const FORM_WIDTH_PX = 880;

const GAP_PX = 20;

/**
 * Returns the columns of a grid of fields: as many as have room at this least width, at most `most`. The grid's own width
 * decides, not the window's: beside the sidebar, a page of 768 px has less room than a dialog on it.
 */
export const columnsUpTo = (most: number, leastRem: number): string =>
  // One pixel less than an equal share, because a rounded share could leave no room for the last column.
  `repeat(auto-fill, minmax(min(100%, max(${leastRem}rem, (100% - ${GAP_PX * (most - 1)}px) / ${most} - 1px)), 1fr))`;

/** Look of a grid with two fields in a row, where each keeps its whole label and most of its text in view. */
export const twoColumns = {
  display: 'grid',
  columnGap: `${GAP_PX}px`,
  gridTemplateColumns: columnsUpTo(2, 15),
};
