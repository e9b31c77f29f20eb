import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { QUALITY, type Compression } from '../site/compression.ts';
import { forSavedData } from '../site/saving-data.ts';
import type { Encoding } from '../site/site-files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes of a page in each encoding. */
type EncodedPage = {
  readonly etag: string;
  readonly bodies: Record<Encoding, Buffer>;
};

/** A page, and the variant for `Save-Data: on`, which is encoded at its first request. */
export type KeptPage = EncodedPage & { readonly forSavedData: () => Promise<EncodedPage> };

/** A page with its headers; its security policy depends on its inline scripts and on the saved settings. */
export type SendablePage = KeptPage & { readonly headers: Readonly<Record<string, string>> };

/** Compresses a page: `fast` when it has changed, `best` once the server is idle. */
export async function encodePage(html: string, strength: Compression): Promise<KeptPage> {
  let saving: Promise<EncodedPage> | undefined;

  return {
    ...(await encode(html, strength)),
    forSavedData: () => (saving ??= encode(forSavedData(html), 'fast')),
  };
}

async function encode(html: string, strength: Compression): Promise<EncodedPage> {
  const content = Buffer.from(html);
  const quality = QUALITY[strength];
  const [br, zipped] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: quality.gzip }),
  ]);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);

  // The ETag is weak because one ETag stands for the page in every encoding.
  return { etag: `W/"${hash}"`, bodies: { identity: content, gzip: zipped, br } };
}
