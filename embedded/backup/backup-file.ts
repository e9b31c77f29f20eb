import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { AGE_MAGIC, decrypt, encrypt } from './age.ts';
import { partOf } from '../postgres/parts.ts';
import { BackupError } from './backup-error.ts';

/** First bytes of a file that is not encrypted: it is gzip alone. */
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
const READ_BYTES = 256 * 1024;

type Bytes = AsyncIterable<Uint8Array>;

type WriteOptions = {
  /** Undefined: the file is not encrypted. */
  passphrase: string | undefined;
  /** Work factor of scrypt as a power of two; tests take a lower one. */
  workFactor?: number | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Writes a file that its owner alone can read: compressed, and encrypted by the passphrase. The file appears under its
 * name once all of it is on the disk; a file that exists is never replaced.
 */
export async function writeBackupFile(
  file: string,
  content: Bytes,
  { passphrase, workFactor, signal }: WriteOptions,
): Promise<void> {
  const unfinished = partOf(file);
  try {
    const packed = createGzip({ level: constants.Z_BEST_SPEED });
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const seal = (bytes: Bytes) =>
      passphrase === undefined ? bytes : encrypt(bytes, passphrase, workFactor);
    await pipeline(content, packed, seal, target, signal ? { signal } : {});
    await publish(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Gives the finished file its name, unless another file has it, and makes sure that the name is on the disk, too. */
export async function publish(unfinished: string, file: string, linkTo = link): Promise<void> {
  try {
    await linkTo(unfinished, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(file)) {
      throw new BackupError(`"${file}" exists already and is left as it is; name another file.`, { cause });
    }
    // File systems of sticks and shares have no second names.
    await rename(unfinished, file);
  }
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Tells whether a file is encrypted; throws where it is no backup. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`"${file}" can't be read (${cause.code ?? cause.message}).`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    const first = buffer.subarray(0, bytesRead);
    if (first.equals(AGE_MAGIC)) return true;
    if (first.subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC)) return false;
    throw new BackupError(`"${file}" is no backup of this product.`);
  } finally {
    await handle.close();
  }
}

/**
 * Reads what `writeBackupFile` wrote. A file that was cut off or changed anywhere ends in an error: age authenticates
 * each 64 KiB with its place and the end; without encryption gzip's checksum finds accidents alone.
 */
export async function* readBackupFile(file: string, passphrase: string | undefined): Bytes {
  const isSealed = await isEncrypted(file);
  if (isSealed && passphrase === undefined)
    throw new BackupError(`"${file}" is encrypted; its passphrase is needed.`);
  const source = createReadStream(file, { highWaterMark: READ_BYTES });
  try {
    const packed = isSealed ? decrypt(source, passphrase ?? '', file) : source;
    yield* unpack(packed);
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`"${file}" is torn or was changed; nothing of it is used.`, { cause });
  } finally {
    source.destroy();
  }
}

async function* unpack(packed: Bytes): Bytes {
  const unpacked = createGunzip({ chunkSize: READ_BYTES });
  const feeding = pipeline(packed, unpacked);
  // The loop below throws the same error; without this handler it would be an unhandled rejection, too.
  feeding.catch(() => undefined);
  yield* unpacked;
  await feeding;
}
