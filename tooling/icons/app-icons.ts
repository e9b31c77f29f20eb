import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const SOURCE = 'src/app/public/favicon.svg';
/** Icon sizes in pixels: one for iOS's home screen, two for the web app manifest. */
const SIZES = [180, 192, 512];
/** Side in pixels of the icon that browsers, feed readers and search engines request without a link to it. */
const FAVICON_SIZE = 48;

/** Makes the PNG icons and `favicon.ico` from `favicon.svg`, the only drawing of the brand's logo. */
export function appIcons(): { file: string; content: Buffer }[] {
  return [
    ...SIZES.map((size) => ({ file: `src/app/public/icons/${size}.png`, content: drawIcon(size) })),
    { file: 'src/app/public/favicon.ico', content: drawFavicon() },
  ];
}

/** Draws an icon without rounded corners: systems crop it to their own shape, which leaves the logo whole. */
export function drawIcon(size: number): Buffer {
  const svg = readFileSync(SOURCE, 'utf8').replace(/(<rect width="32" height="32") rx="9"/, '$1');

  return render(svg, size);
}

/** Draws the logo with its corners as an ICO file with one PNG, which ICO allows since Windows Vista. */
export function drawFavicon(): Buffer {
  const png = render(readFileSync(SOURCE, 'utf8'), FAVICON_SIZE);
  const head = Buffer.alloc(22);
  // ICONDIR: type 1 (icons), one image.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // ICONDIRENTRY: width, height, planes, bits per pixel, length, offset.
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);

  return Buffer.concat([head, png]);
}

const render = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
