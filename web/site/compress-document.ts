import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './site-files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** A document is made for one request, which waits for it: some milliseconds for 75 KB of styles and text. */
const QUALITY = 5;

/** A document that no other request gets, as the browser takes it. */
export async function compressDocument(html: string, encoding: Encoding): Promise<string | Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return compressGzip(html, { level: QUALITY });

  return compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  });
}
