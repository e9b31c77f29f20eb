import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const SOURCE = 'src/app/public/favicon.svg';
/** Pixels: iOS's home screen, and the two that a web app manifest asks for. */
const SIZES = [180, 192, 512];
/** What browsers, feed readers and search engines ask for without being told of it. */
const FAVICON = 'favicon.ico';
const FAVICON_SIZE = 48;
const PATH = /^\/icons\/(\d+)\.png$/;

/** Makes the PNG icons and `favicon.ico` of `favicon.svg`, the one drawing of the brand's sign. */
export function icons(): Plugin {
  return {
    name: 'icons',
    generateBundle() {
      for (const size of SIZES) {
        this.emitFile({ type: 'asset', fileName: `icons/${size}.png`, source: drawIcon(size) });
      }
      this.emitFile({ type: 'asset', fileName: FAVICON, source: drawFavicon() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === `/${FAVICON}`) {
          return response.setHeader('content-type', 'image/x-icon').end(drawFavicon());
        }
        const size = Number(PATH.exec(request.url ?? '')?.[1]);
        if (!SIZES.includes(size)) return next();
        return response.setHeader('content-type', 'image/png').end(drawIcon(size));
      });
    },
  };
}

/** One icon, its ground up to the edges: systems cut it to a shape of their own, and the sign lies within what they leave. */
export function drawIcon(size: number): Buffer {
  const svg = readFileSync(SOURCE, 'utf8').replace(/(<rect width="32" height="32") rx="9"/, '$1');

  return render(svg, size);
}

/** The sign as it is, in an ICO file of one picture (a PNG, which the format takes since Windows Vista). */
export function drawFavicon(): Buffer {
  const png = render(readFileSync(SOURCE, 'utf8'), FAVICON_SIZE);
  const head = Buffer.alloc(22);
  // ICONDIR: a file of icons, one of them.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // ICONDIRENTRY: its width and height, planes, bits of a pixel, length and place.
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
