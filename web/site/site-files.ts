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
/** Bytes; below, the frame of a compressed answer eats the gain. */
const MIN_COMPRESSED = 1_024;
/** vite writes files with their hash in the name here. */
const HASHED = '/assets/';

/**
 * The built site, held in memory: some megabytes. A file is compressed when it is first asked for, off the main
 * thread, and stays so.
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
    // The shell goes out through its renderer; vite's manifest is nobody's business.
    .filter(({ path }) => path !== '/index.html' && !path.includes('/.'));

  return new Map(
    await Promise.all(
      paths.map(
        async ({ file, path }) => [path, describeFile(path, await readFile(file), compression)] as const,
      ),
    ),
  );
}

/** The best encoding that the browser takes and the file gains from. */
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

/** A file as it is sent, by the path that visitors ask for. */
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
