import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { QUALITY, type Compression } from './compression.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type SiteFile = {
  type: string;
  etag: string;
  isImmutable: boolean;
  body: (encoding: Encoding) => Promise<{ content: Buffer; encoding: Encoding }>;
};

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.graphql': 'application/graphql; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(graphql|json|xml|wasm|manifest))/;
/** Bytes from which a file is compressed; a smaller one gains nothing. */
const MIN_COMPRESSED = 1_024;
/** Path of the files that vite names by their hash. */
const HASHED = '/assets/';

/**
 * Loads the built site into memory, which takes some megabytes. A file is compressed at its first request, off the main
 * thread, and the result is kept.
 */
export async function loadSiteFiles(
  folder: string,
  compression: Compression,
): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: `/${relative(folder, file).split(sep).join('/')}` }))
    // `index.html` is sent through render-shell.ts only; vite's manifest (`.vite/`) is not public.
    .filter(({ path }) => path !== '/index.html' && !path.includes('/.'));

  return new Map(
    await Promise.all(
      paths.map(
        async ({ file, path }) => [path, describeFile(path, await readFile(file), compression)] as const,
      ),
    ),
  );
}

/** Returns the best encoding that the browser accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Describes a file for sending; `path` is its URL path. */
export function describeFile(path: string, content: Buffer, compression: Compression = 'best'): SiteFile {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const isCompressible = COMPRESSIBLE.test(type) && content.length >= MIN_COMPRESSED;
  const compressed = new Map<Encoding, Promise<Buffer>>();

  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.startsWith(HASHED),
    async body(encoding) {
      if (encoding === 'identity' || !isCompressible) return { content, encoding: 'identity' };
      const known = compressed.get(encoding) ?? compress(content, encoding, compression);
      compressed.set(encoding, known);
      return { content: await known, encoding };
    },
  };
}

function compress(content: Buffer, encoding: 'br' | 'gzip', compression: Compression): Promise<Buffer> {
  const quality = QUALITY[compression];
  if (encoding === 'gzip') return compressGzip(content, { level: quality.gzip });

  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
