import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { publish, readBackupFile, writeBackupFile } from './backup-file.ts';

const PASSPHRASE = 'a long passphrase';
const CONTENT = Buffer.from(Array.from({ length: 60_000 }, (_, at) => `${at * 7_919}\n`).join(''));

describe('a backup file', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = makeTestFolder(onTestFinished);
    file = join(folder, 'backup');
  });

  async function* content(): AsyncIterable<Buffer> {
    yield CONTENT.subarray(0, 100_000);
    yield CONTENT.subarray(100_000);
  }
  const write = (passphrase: string | undefined) =>
    writeBackupFile(file, content(), { passphrase, workFactor: 4 });
  async function read(passphrase: string | undefined): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for await (const piece of readBackupFile(file, passphrase)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  it.each([
    ['encrypted', PASSPHRASE],
    ['plain', undefined],
  ])('%s gives back what was written, and only its owner may read it', async (_, passphrase) => {
    await write(passphrase);

    expect((await read(passphrase)).equals(CONTENT)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['backup']);
  });

  it('is renamed on a file system without hard links, too, and replaces no existing file', async () => {
    const noLinks = () => Promise.reject(Object.assign(new Error('not permitted'), { code: 'EPERM' }));
    writeFileSync(`${file}.part`, 'new');

    await publish(`${file}.part`, file, noLinks);

    expect(readdirSync(folder)).toEqual(['backup']);
    await expect(publish(`${file}.part`, file, noLinks)).rejects.toThrow(
      'exists already and is left as it is',
    );
  });

  it('is not read with a wrong passphrase, nor without one if it is encrypted', async () => {
    await write(PASSPHRASE);

    await expect(read('another passphrase')).rejects.toThrow(`The passphrase does not open "${file}".`);
    await expect(read(undefined)).rejects.toThrow(`"${file}" is encrypted; its passphrase is needed.`);
  });

  it('is refused if it was cut off, if one byte was changed, or if two encrypted chunks were swapped', async () => {
    await write(PASSPHRASE);
    const whole = readFileSync(file);
    const part = 64 * 1024 + 16;
    const first = whole.length % part;
    const swapped = Buffer.concat([
      whole.subarray(0, first),
      ...Array.from({ length: Math.floor(whole.length / part) }, (_, at) =>
        whole.subarray(first + at * part, first + (at + 1) * part),
      ).reverse(),
    ]);

    for (const bytes of [
      whole.subarray(0, -1),
      whole.subarray(0, whole.length >> 1),
      whole.subarray(0, 60),
      withChange(whole),
      swapped,
    ]) {
      writeFileSync(file, bytes);
      await expect(read(PASSPHRASE)).rejects.toThrow(`"${file}" is torn or was changed`);
    }
  });

  it('is refused if it is not encrypted and was cut off or changed', async () => {
    await write(undefined);
    const whole = readFileSync(file);

    for (const bytes of [whole.subarray(0, -1), withChange(whole)]) {
      writeFileSync(file, bytes);
      await expect(read(undefined)).rejects.toThrow(`"${file}" is torn or was changed`);
    }
  });

  it('is refused if it is not a backup of this product', async () => {
    writeFileSync(file, 'create table a ();');

    await expect(read(PASSPHRASE)).rejects.toThrow(`"${file}" is no backup of this product.`);
  });

  it('never replaces an existing file, and is deleted if its content breaks off while it is written', async () => {
    writeFileSync(file, 'precious');
    await expect(write(PASSPHRASE)).rejects.toThrow(`"${file}" exists already and is left as it is`);
    expect(readFileSync(file, 'utf8')).toBe('precious');

    rmSync(file);
    async function* broken(): AsyncIterable<Buffer> {
      yield CONTENT;
      throw new Error('the database went away');
    }
    await expect(writeBackupFile(file, broken(), { passphrase: PASSPHRASE, workFactor: 4 })).rejects.toThrow(
      'the database went away',
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Returns the bytes with another bit in the middle. */
function withChange(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = bytes.length >> 1;
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}
