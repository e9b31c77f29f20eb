import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const SOURCE = 'src/app/public/favicon.svg';
/** Pixels: iOS's home screen, and the two that a web app manifest asks for. */
const SIZES = [180, 192, 512];
const PATH = /^\/icons\/(\d+)\.png$/;

/** Makes the PNG icons of `favicon.svg`, the one drawing of the brand's sign. */
export function icons(): Plugin {
  return {
    name: 'icons',
    generateBundle() {
      for (const size of SIZES) {
        this.emitFile({ type: 'asset', fileName: `icons/${size}.png`, source: drawIcon(size) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
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

  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
