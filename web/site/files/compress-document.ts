import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './site-files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Compression level for documents made per request: some milliseconds for 75 KB, for which the request waits. */
const QUALITY = 5;

/** Compresses a document that was made for one request. */
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
