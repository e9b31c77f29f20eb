import { describe, expect, it } from 'vitest';
import { guessReading, readPreview } from './read-preview.ts';
import { CsvError, readRows } from './read-rows.ts';

const noneKnown = async () => 0;
const blob = (content: string | Uint8Array) => new Blob([content as BlobPart]);

async function preview(
  content: string | Uint8Array,
  countKnown = noneKnown as (keys: readonly string[]) => Promise<number>,
) {
  const file = blob(content);
  return readPreview(file, await guessReading(file), countKnown);
}

/** Makes a file whose stream delivers its bytes one by one. */
const inBytes = (bytes: Uint8Array) =>
  ({
    stream: () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      }),
  }) as Blob;

describe('readPreview', () => {
  it('guesses how a file is read and counts what an import would do', async () => {
    const asked: string[][] = [];
    const found = await preview(
      '\ufeffE-Mail ;First Name;__proto__\r\nSalma@x.test;سلمى;1\r\n\r\nsalma@X.test;;\r\nno;;\r\n;;\r\nomar@x.test;=1+1;\r\n',
      async (keys) => {
        asked.push([...keys]);
        return 1;
      },
    );

    expect(found).toEqual({
      reading: { encoding: 'utf-8', delimiter: ';', hasHeader: true, columns: { email: 0, first_name: 1 } },
      first: ['E-Mail ', 'First Name', '__proto__'],
      sample: [
        ['Salma@x.test', 'سلمى', '1'],
        ['salma@X.test', '', ''],
        ['no', '', ''],
        ['', '', ''],
        ['omar@x.test', '=1+1', ''],
      ],
      fresh: 1,
      existing: 1,
      duplicates: 1,
      leaving: 0,
      warnings: [],
      areLeavers: false,
      rejected: [
        { line: 5, reason: 'email-invalid' },
        { line: 6, reason: 'email-missing' },
      ],
    });
    expect(asked).toEqual([['salma@x.test', 'omar@x.test']]);
  });

  it('counts who has left, and lists what is not understood', async () => {
    const found = await preview(
      'name,email,UNSUB_TIME,lang\nSalma Haddad,salma@x.test,2025-01-01,fr\nOmar,omar@x.test,,\nOmar,OMAR@x.test,2025-01-01,\n',
    );

    expect(found).toMatchObject({
      reading: { columns: { full_name: 0, email: 1, state: 2, locale: 3 } },
      fresh: 2,
      duplicates: 1,
      leaving: 2,
      rejected: [],
      warnings: [{ line: 2, reason: 'locale-unknown' }],
      areLeavers: true,
    });
  });

  it('takes a file without a header by its addresses', async () => {
    const { reading, fresh } = await preview('Salma,salma@x.test\nOmar,omar@x.test');

    expect(reading).toMatchObject({ hasHeader: false, columns: { email: 1 } });
    expect(fresh).toBe(2);
  });

  it.each([
    ['utf-16le', Buffer.from('\ufeffemail\nسلمى@x.test', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffemail\nسلمى@x.test', 'utf16le').swap16()],
    ['windows-1256', Buffer.from('email\n\xd3\xe1\xe3\xec@x.test', 'latin1')],
    ['utf-16le', Buffer.from('email\nسلمى@x.test', 'utf16le')],
    ['utf-16be', Buffer.from('email\nسلمى@x.test', 'utf16le').swap16()],
    ['utf-8', Buffer.from('email\nسلمى@x.test')],
  ])('detects %s', async (encoding, bytes) => {
    const found = await preview(bytes);

    expect(found.reading.encoding).toBe(encoding);
    expect(found.sample).toEqual([['سلمى@x.test']]);
  });
});

describe('detectEncoding', () => {
  it.each([
    ['French', 'Chlo\xe9,Gar\xe7on,\xc9lodie,No\xebl'],
    ['German', 'J\xe4ger,M\xf6ller,Wei\xdf,\xd6zil'],
    ['Spanish', 'Mu\xf1oz,Garc\xeda,P\xe9rez,\xc1lvarez'],
  ])('reads %s names in Windows-1252', async (_language, names) => {
    const { reading } = await preview(Buffer.from(`email,name\na@x.test,${names}`, 'latin1'));

    expect(reading.encoding).toBe('windows-1252');
  });

  it('reads Arabic names beside French ones in Windows-1256', async () => {
    const { reading } = await preview(
      Buffer.from('email\n\xd3\xe1\xe3\xec,Chlo\xe9,\xe3\xcd\xe3\xcf', 'latin1'),
    );

    expect(reading.encoding).toBe('windows-1256');
  });
});

describe('readRows', () => {
  it('keeps letters and rows whole that come byte by byte, with the line of each', async () => {
    const bytes = new TextEncoder().encode('a,"two\r\nlines"\r\n\r\nسلمى,"x ""y"""\r\nlast,');
    const rows = [];
    for await (const row of readRows(inBytes(bytes), { encoding: 'utf-8', delimiter: ',' })) rows.push(row);

    expect(rows).toEqual([
      { cells: ['a', 'two\nlines'], line: 1 },
      { cells: ['سلمى', 'x "y"'], line: 4 },
      { cells: ['last', ''], line: 5 },
    ]);
  });

  it("leaves out Excel's line that names the delimiter, and counts it", async () => {
    const found = await preview('sep=;\r\nemail;name\r\nno;x\r\na@x.test;Salma, Haddad');

    expect(found).toMatchObject({
      reading: { delimiter: ';', hasHeader: true, columns: { email: 0, full_name: 1 } },
      rejected: [{ line: 3, reason: 'email-invalid' }],
      fresh: 1,
    });
  });

  it("says in the parser's words that a quote is not closed", async () => {
    await expect(preview('email\n"a@x.test\nb')).rejects.toThrow(CsvError);
    await expect(preview('email\n"a@x.test\nb')).rejects.toThrow('Quoted field unterminated');
  });
});
