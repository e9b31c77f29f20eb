import { Decrypter, Encrypter } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './age.ts';

const PASSPHRASE = 'a long passphrase';
const CHUNK = 64 * 1024;
/** Lengths at which a chunk is empty, not full, full, or one byte more. */
const LENGTHS = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 5];

const contentOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 31) % 251));
async function* inPieces(bytes: Uint8Array, size = 10_007): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('a file that we encrypt in the age format', () => {
  it('is decrypted by the library age-encryption, whatever its length', async () => {
    for (const length of LENGTHS) {
      const file = await gather(encrypt(inPieces(contentOf(length)), PASSPHRASE, 4));
      const decrypter = new Decrypter();
      decrypter.addPassphrase(PASSPHRASE);

      expect(Buffer.from(await decrypter.decrypt(file)).equals(contentOf(length)), `${length} bytes`).toBe(
        true,
      );
    }
  });

  it('is decrypted by our code, too, if the library age-encryption wrote it', async () => {
    for (const length of LENGTHS) {
      const encrypter = new Encrypter();
      encrypter.setPassphrase(PASSPHRASE);
      encrypter.setScryptWorkFactor(4);
      const file = await encrypter.encrypt(new Uint8Array(contentOf(length)));

      expect(
        (await gather(decrypt(inPieces(file), PASSPHRASE, 'f'))).equals(contentOf(length)),
        `${length} bytes`,
      ).toBe(true);
    }
  });

  it('is refused if its scrypt work factor would take all memory', async () => {
    const file = await gather(encrypt(inPieces(contentOf(10)), PASSPHRASE, 4));
    const costly = Buffer.from(
      file.toString('latin1').replace(/^(.*\n-> scrypt \S+) 4\n/, '$1 30\n'),
      'latin1',
    );

    await expect(gather(decrypt(inPieces(costly), PASSPHRASE, 'f'))).rejects.toThrow(
      'The work factor 30 is out of bounds.',
    );
  });
});
