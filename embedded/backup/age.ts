import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';

/**
 * Files in the format of age (https://age-encryption.org/v1) that a passphrase opens. The format is age's own, so that
 * `age --decrypt` reads a backup without this product; the ciphers are those of `node:crypto` (decision 87).
 *
 * A random file key is sealed by a key that scrypt derives from the passphrase. The payload is cut into chunks, each
 * sealed with its number and whether it is the last one: a file that was cut off, or whose chunks were changed, moved or
 * left out, can't be opened.
 */
type Bytes = AsyncIterable<Uint8Array>;

const INTRO = 'age-encryption.org/v1';
/** First bytes of every such file. */
export const AGE_MAGIC = Buffer.from(INTRO);

const HEADER =
  /^age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) (\d{1,2})\n([A-Za-z0-9+/]{43})\n--- ([A-Za-z0-9+/]{43})\n/;
/** Upper bound for the header; a longer one is for other kinds of recipients. */
const MAX_HEADER = 1_024;
const CIPHER = 'chacha20-poly1305';
const CHUNK = 64 * 1024;
const TAG = 16;
/** Memory of scrypt as a power of two of KiB: 128 MB. More than the upper bound is not tried, whatever a file says. */
const WORK_FACTOR = 17;
const MAX_WORK_FACTOR = 20;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

function passphraseKey(passphrase: string, salt: Buffer, factor: number): Promise<Buffer> {
  const N = 2 ** factor;
  return derive(passphrase, Buffer.concat([Buffer.from(`${INTRO}/scrypt`), salt]), 32, {
    N,
    r: 8,
    p: 1,
    maxmem: 256 * 8 * N,
  });
}

const expand = (fileKey: Buffer, salt: Buffer, info: string) =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, info, 32));
const macOf = (fileKey: Buffer, header: string) =>
  createHmac('sha256', expand(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest();
const toText = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Seals one piece; the key is used for no other piece with the same nonce. */
function seal(key: Buffer, nonce: Buffer, piece: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

/** Opens one piece; throws where it was not sealed with this key and nonce. */
function open(key: Buffer, nonce: Buffer, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
}

/** Returns the nonce of a chunk: its number in eleven bytes, and whether it is the last one. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Encrypts a content of any length; tests take a lower work factor. */
export async function* encrypt(content: Bytes, passphrase: string, workFactor = WORK_FACTOR): Bytes {
  const fileKey = randomBytes(16);
  const salt = randomBytes(16);
  const wrapped = seal(await passphraseKey(passphrase, salt, workFactor), Buffer.alloc(12), fileKey);
  const header = `${INTRO}\n-> scrypt ${toText(salt)} ${workFactor}\n${toText(wrapped)}\n---`;
  const nonce = randomBytes(16);
  yield Buffer.concat([Buffer.from(`${header} ${toText(macOf(fileKey, header))}\n`), nonce]);

  const key = expand(fileKey, nonce, 'payload');
  for await (const { piece, number, isLast } of cut(content, CHUNK))
    yield seal(key, nonceOf(number, isLast), piece);
}

/** Decrypts what `encrypt` or age itself wrote; `name` is the file's name for messages. */
export async function* decrypt(content: Bytes, passphrase: string, name: string): Bytes {
  const pieces = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < MAX_HEADER && !HEADER.test(head.toString('latin1'))) {
    const { done, value } = await pieces.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const [header = '', salt = '', factor = '', wrapped = '', mac = ''] =
    HEADER.exec(head.toString('latin1')) ?? [];
  if (header === '') throw new Error('The header is cut off, or for another kind of recipient.');

  const fileKey = await openFileKey({ salt, wrapped, factor: Number(factor) }, passphrase, name);
  const signed = header.slice(0, header.lastIndexOf('---') + 3);
  if (!timingSafeEqual(macOf(fileKey, signed), Buffer.from(mac, 'base64')))
    throw new Error('The header was changed.');
  yield* openChunks(fileKey, chain(head.subarray(header.length), pieces));
}

async function openFileKey(
  { salt, wrapped, factor }: { salt: string; wrapped: string; factor: number },
  passphrase: string,
  name: string,
): Promise<Buffer> {
  if (factor < 1 || factor > MAX_WORK_FACTOR) throw new Error(`The work factor ${factor} is out of bounds.`);
  const key = await passphraseKey(passphrase, Buffer.from(salt, 'base64'), factor);
  try {
    return open(key, Buffer.alloc(12), Buffer.from(wrapped, 'base64'));
  } catch (cause) {
    throw new BackupError(`The passphrase does not open "${name}".`, { cause });
  }
}

async function* openChunks(fileKey: Buffer, content: Bytes): Bytes {
  const pieces = content[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < 16) {
    const { done, value } = await pieces.next();
    if (done) throw new Error('The content is cut off.');
    held = Buffer.concat([held, value]);
  }
  const key = expand(fileKey, held.subarray(0, 16), 'payload');
  for await (const { piece, number, isLast } of cut(chain(held.subarray(16), pieces), CHUNK + TAG)) {
    if (piece.length < TAG) throw new Error('The content is cut off.');
    yield open(key, nonceOf(number, isLast), piece);
  }
}

/** Cuts a content into pieces of a size; the last one may be shorter, and is empty if all is. */
async function* cut(content: Bytes, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  let number = 0;
  for await (const bytes of content) {
    held.push(Buffer.from(bytes));
    length += bytes.length;
    if (length <= size) continue;
    let all = Buffer.concat(held);
    // A full piece may be the last one, which is sealed differently, so it waits for the next bytes.
    for (; all.length > size; all = all.subarray(size))
      yield { piece: all.subarray(0, size), number: number++, isLast: false };
    held = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(held), number, isLast: true };
}

async function* chain(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Bytes {
  if (first.length > 0) yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
