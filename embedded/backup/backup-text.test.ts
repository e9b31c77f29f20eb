import { describe, expect, it } from 'vitest';
import { openBackupText } from './backup-text.ts';

const HEADER = {
  format: 1,
  product: '1.0.0',
  snapshot_at: '2026-01-01T00:00:00Z',
  server_version: '17.0',
  migrations: ['1_first'],
  queue: null,
  has_realm: false,
  secrets: null,
};
const ROWS = '1\tsalma\\\\.\n2\t\\\\.\n3\tعمر\n';
const END = { end: true, sequences: { 'public.s': { value: '7', isCalled: true } }, rows: { a: 3, b: 0 } };
const TEXT = [
  JSON.stringify(HEADER),
  '{"table":"a","columns":["id","name"]}',
  `${ROWS}\\.`,
  '{"table":"b","columns":["id"]}',
  '\\.',
  JSON.stringify(END),
  '',
].join('\n');

async function* pieces(bytes: Buffer, ...cuts: number[]): AsyncIterable<Buffer> {
  const ends = [0, ...cuts, bytes.length];
  for (const [at, end] of ends.slice(1).entries()) yield bytes.subarray(ends[at], end);
}

async function read(bytes: AsyncIterable<Uint8Array>) {
  const reader = await openBackupText(bytes);
  const tables: Record<string, string> = {};
  for await (const { table, rows } of reader.tables()) {
    const parts: Buffer[] = [];
    for await (const part of rows) parts.push(part);
    tables[table] = Buffer.concat(parts).toString();
  }
  return { header: reader.header, tables, end: await reader.end() };
}

describe('openBackupText', () => {
  it('reads the same content however the bytes are cut into chunks', async () => {
    const bytes = Buffer.from(TEXT);

    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(await read(pieces(bytes, cut)), `cut at ${cut}`).toEqual({
        header: HEADER,
        tables: { a: ROWS, b: '' },
        end: END,
      });
    }
  });

  it('refuses a text that is cut off, at whichever byte', async () => {
    const bytes = Buffer.from(TEXT);

    for (let end = 0; end < bytes.length; end += 1) {
      await expect(read(pieces(bytes.subarray(0, end))), `ends at ${end}`).rejects.toThrow('torn');
    }
  });

  it('refuses a text that goes on after its last line', async () => {
    await expect(read(pieces(Buffer.from(`${TEXT}{}`)))).rejects.toThrow('torn');
  });

  it('refuses a newer format version than it knows, and names the release that wrote it', async () => {
    const newer = Buffer.from(`${JSON.stringify({ ...HEADER, format: 2, product: '9.0.0' })}\n`);

    await expect(read(pieces(newer))).rejects.toThrow(
      'The backup was written by a newer release (9.0.0, form 2); this one reads forms up to 1.',
    );
  });
});
