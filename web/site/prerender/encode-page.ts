import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { QUALITY, type Compression } from '../files/compression.ts';
import { forSavedData } from '../files/saving-data.ts';
import type { Encoding } from '../files/site-files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes of a page. */
type EncodedPage = {
  readonly etag: string;
  readonly identity: Buffer;
  /** Returns the bytes in an encoding, which are made when they are first asked for. */
  readonly bodyIn: (encoding: Encoding) => Promise<Buffer>;
  /** Bytes that the page occupies, in the encodings that were made so far. */
  readonly size: () => number;
};

/** A page, and the variant for `Save-Data: on`, which is encoded at its first request. */
export type KeptPage = EncodedPage & { readonly forSavedData: () => EncodedPage };

/** A page with its headers; its security policy depends on its inline scripts and on the saved settings. */
export type SendablePage = KeptPage & { readonly headers: Readonly<Record<string, string>> };

/**
 * Encodes a page: `fast` compresses it for the requests that wait, as most pages change again before anybody asks;
 * `best`, once the server is idle, compresses it in all encodings before it is handed out.
 */
export async function encodePage(html: string, strength: Compression): Promise<KeptPage> {
  const page = encode(html, strength);
  let saving: EncodedPage | undefined;
  if (strength === 'best') await Promise.all([page.bodyIn('br'), page.bodyIn('gzip')]);

  return {
    ...page,
    forSavedData: () => (saving ??= encode(forSavedData(html), 'fast')),
    size: () => page.size() + (saving?.size() ?? 0),
  };
}

function encode(html: string, strength: Compression): EncodedPage {
  const identity = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>();
  let bytes = identity.length;
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);

  async function make(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const body = await compress(identity, encoding, strength);
    bytes += body.length;
    return body;
  }

  return {
    // The ETag is weak because one ETag belongs to the page in every encoding.
    etag: `W/"${hash}"`,
    identity,
    bodyIn(encoding) {
      if (encoding === 'identity') return Promise.resolve(identity);
      const body = made.get(encoding) ?? make(encoding);
      made.set(encoding, body);
      return body;
    },
    size: () => bytes,
  };
}

function compress(content: Buffer, encoding: 'br' | 'gzip', strength: Compression): Promise<Buffer> {
  const quality = QUALITY[strength];
  if (encoding === 'gzip') return compressGzip(content, { level: quality.gzip });

  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
