import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';

/**
 * Settings by which a data folder of 45 MB becomes 1 MB: its databases are copies of one another, which a large window
 * finds again.
 */
const STRONG = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 27,
};

/** Packs the database and the secrets of a data folder whose product has ended. */
export async function packDataFolder(dataDir: string, file: string): Promise<void> {
  const tar = spawn('tar', ['-c', '--owner=0', '--group=0', '-C', dataDir, 'postgres', 'secrets.json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await pipeline(tar.stdout, createBrotliCompress({ params: STRONG }), createWriteStream(file));
}

/** Unpacks a data folder, owned by the caller. */
export async function unpackDataFolder(file: string, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const tar = spawn('tar', ['-x', '--no-same-owner', '-C', dataDir], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(tar, 'exit');
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  // tar ends at the mark of the archive's end and may leave the zeros behind it unread; of a file that is cut off it says
  // so by its code.
  await pipeline(createReadStream(file), createBrotliDecompress({ params }), tar.stdin).catch(
    () => undefined,
  );
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`tar could not unpack ${file} (${code}).`);
}
