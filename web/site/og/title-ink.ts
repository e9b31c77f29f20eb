import type { Renderer } from '@takumi-rs/core';
import { IMAGE_SIZE } from '../head/image-size.ts';
import { drawImage } from './draw-image.ts';

/** Rows of a social image in which its title lies, below the brand and above the price. */
const ROWS = { from: 170, to: 460 };
/** Red of a pixel that the title covers at least by half; its ground is almost black. */
const COVERED = 128;

/** Pixels that a title covers, as `true` in rows of columns, and the smallest box around them. */
export type Ink = { rows: boolean[][]; left: number; right: number; top: number; bottom: number };

/** Draws the image of an Arabic page and returns the ink of its title. */
export async function inkOfTitle(title: string, renderer: Renderer): Promise<Ink> {
  const png = await drawImage({ language: 'ar', brand: 'هوست فرونت', title, path: '/ar' }, renderer);
  const { width, height } = IMAGE_SIZE;
  const raw = await renderer.render(
    { type: 'image', src: 'drawn', width, height },
    { width, height, format: 'raw', images: [{ src: 'drawn', data: png, cache: 'none' }] },
  );
  const rows = Array.from({ length: ROWS.to - ROWS.from }, (_, row) =>
    Array.from({ length: width }, (__, column) => {
      const red = raw[((row + ROWS.from) * width + column) * 4] ?? 0;
      return red >= COVERED;
    }),
  );

  return { rows, ...boxOf(rows) };
}

/** Returns the ink of the first that the second does not have. */
export function inkAdded(more: Ink, less: Ink): Ink {
  const rows = more.rows.map((row, y) => row.map((isInk, x) => isInk && !less.rows[y]?.[x]));

  return { rows, ...boxOf(rows) };
}

/** Returns the column at which a part fits best into a whole, and the share of the part's box that differs there. */
export function placeOf(part: Ink, whole: Ink): { column: number; difference: number } {
  const [width, height] = [part.right - part.left + 1, part.bottom - part.top + 1];
  let best = { column: -1, differing: width * height };
  for (let column = whole.left; column + width <= whole.right + 2; column += 1) {
    let differing = 0;
    // A place that is worse than the best one is given up in the midst.
    for (let y = part.top; y <= part.bottom && differing < best.differing; y += 1)
      for (let x = 0; x < width; x += 1)
        if (part.rows[y]?.[part.left + x] !== whole.rows[y]?.[column + x]) differing += 1;
    if (differing < best.differing) best = { column, differing };
  }

  return { column: best.column, difference: best.differing / (width * height) };
}

function boxOf(rows: boolean[][]): Omit<Ink, 'rows'> {
  const inked = rows.flatMap((row, y) => (row.includes(true) ? [y] : []));
  const columns = rows.flatMap((row) =>
    row.includes(true) ? [row.indexOf(true), row.lastIndexOf(true)] : [],
  );

  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: inked[0] ?? -1,
    bottom: inked.at(-1) ?? -1,
  };
}
