import { readFileSync } from 'node:fs';
import { drawPicture } from '../../runtime/pictures/draw-picture.ts';

const SOURCE = 'src/app/public/favicon.svg';
/** Icon sizes in pixels: one for iOS's home screen, two for the web app manifest. */
const SIZES = [180, 192, 512];
/** Side in pixels of the icon that browsers, feed readers and search engines request without a link to it. */
const FAVICON_SIZE = 48;

/** Makes the PNG icons and `favicon.ico` from `favicon.svg`, the only drawing of the brand's logo. */
export async function appIcons(): Promise<{ file: string; content: Buffer }[]> {
  const icons = SIZES.map(async (size) => ({
    file: `src/app/public/icons/${size}.png`,
    content: await drawIcon(size),
  }));

  return [
    ...(await Promise.all(icons)),
    { file: 'src/app/public/favicon.ico', content: await drawFavicon() },
  ];
}

/** Draws an icon without rounded corners: systems crop it to their own shape, which leaves the logo whole. */
export function drawIcon(size: number): Promise<Buffer> {
  const svg = readFileSync(SOURCE, 'utf8').replace(/(<rect width="32" height="32") rx="9"/, '$1');

  return drawPicture(Buffer.from(svg), { width: size, height: size });
}

/** Draws the logo with its corners as an ICO file with one PNG, which ICO allows since Windows Vista. */
export function drawFavicon(): Promise<Buffer> {
  return drawPicture(readFileSync(SOURCE), { width: FAVICON_SIZE, height: FAVICON_SIZE, format: 'ico' });
}
