import { describe, expect, it } from 'vitest';
import { guessReading, readPreview } from './read-preview.ts';
import { readText } from './read-text.ts';

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

describe('guessReading', () => {
  it.each([
    ['a header that does not tell it', 'email,w\na@x.test,ar\nb@x.test,EN\n', 1],
    ['no header', 'a@x.test,Arabic,x\nb@x.test,Arabic,y', 1],
    ['a country of one code', 'email,Country\na@x.test,AR\nb@x.test,AR\n', undefined],
    ['another word among its values', 'email,w\na@x.test,ar\nb@x.test,en\nc@x.test,web\n', undefined],
    ['a column of languages by its name', 'email,w,Language\na@x.test,ar,en\nb@x.test,en,en\n', 2],
  ])('finds the column of languages by its values in a file with %s', async (_what, content, column) => {
    const { columns } = await guessReading(blob(content));

    expect(columns.locale).toBe(column);
  });
});

describe('readPreview', () => {
  it('guesses encoding, delimiter and columns of a file, and counts new, existing and invalid rows', async () => {
    const asked: string[][] = [];
    const found = await preview(
      '\ufeffE-Mail ;First Name;__proto__\r\nSalma@x.test;سلمى;1\r\n\r\nsalma@X.test;;\r\nno;;\r\n;;\r\nomar@x.test;=1+1;\r\n',
      async (keys) => {
        asked.push([...keys]);
        return 1;
      },
    );

    expect(found).toEqual({
      reading: {
        encoding: 'utf-8',
        delimiter: ';',
        hasHeader: true,
        columns: { email: 0, first_name: 1 },
        meanings: [],
      },
      first: ['E-Mail ', 'First Name', '__proto__'],
      sample: [
        ['Salma@x.test', 'سلمى', '1'],
        ['salma@X.test', '', ''],
        ['no', '', ''],
        ['omar@x.test', '=1+1', ''],
      ],
      fresh: 1,
      existing: 1,
      duplicates: 1,
      leaving: 0,
      asked: [],
      open: 0,
      unused: [2],
      warnings: [],
      isSuppressionList: false,
      rejected: [{ line: 5, reason: 'email-invalid' }],
    });
    expect(asked).toEqual([['salma@x.test', 'omar@x.test']]);
  });

  it('counts unsubscribed contacts, and warns of an unknown language', async () => {
    const found = await preview(
      'name,email,UNSUB_TIME,lang\nSalma Haddad,salma@x.test,2025-01-01,fr\nOmar,omar@x.test,,\nOmar,OMAR@x.test,2025-01-01,\n',
    );

    expect(found).toMatchObject({
      reading: { columns: { full_name: 0, email: 1, state: [2], locale: 3 } },
      fresh: 2,
      duplicates: 1,
      leaving: 2,
      rejected: [],
      warnings: [{ line: 2, reason: 'locale-unknown' }],
      isSuppressionList: true,
    });
  });

  it('does not take a file for a list of unsubscribed people while most rows have an unknown status', async () => {
    const found = await preview('email,status\na@x.test,unsubscribed\nb@x.test,pending\nc@x.test,pending\n');

    expect(found).toMatchObject({ fresh: 1, leaving: 1, isSuppressionList: false });
  });

  it('finds the email column of a file without a header by its email addresses', async () => {
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
  ])('detects the encoding %s', async (encoding, bytes) => {
    const found = await preview(bytes);

    expect(found.reading.encoding).toBe(encoding);
    expect(found.sample).toEqual([['سلمى@x.test']]);
  });
});

describe('an unknown subscription status in a CSV file', () => {
  const FILE =
    'email;status\na@x.test;active\nb@x.test;Pending\nc@x.test;pending\nd@x.test;bounced\ne@x.test;archived\n';

  it('leads to a question that shows its number of rows, beside known statuses such as bounced', async () => {
    const { fresh, leaving, rejected, asked } = await preview(FILE);

    expect({ fresh, leaving, rejected }).toEqual({ fresh: 2, leaving: 1, rejected: [] });
    expect(asked).toEqual([
      {
        column: 1,
        name: 'status',
        values: [
          { value: 'Pending', count: 2, means: undefined },
          { value: 'bounced', count: 1, means: 'bounced' },
          { value: 'archived', count: 1, means: undefined },
        ],
      },
    ]);
  });

  it('is counted according to the meaning that the user chooses', async () => {
    const file = blob(FILE);
    const meanings = [
      { column: 1, value: 'Pending', means: 'subscribed' as const },
      { column: 1, value: 'archived', means: 'skip' as const },
    ];
    const { fresh, leaving, rejected, asked } = await readPreview(
      file,
      { ...(await guessReading(file)), meanings },
      noneKnown,
    );

    expect({ fresh, leaving, rejected }).toEqual({
      fresh: 4,
      leaving: 1,
      rejected: [{ line: 6, reason: 'state-skipped' }],
    });
    expect(asked[0]?.values.map(({ means }) => means)).toEqual(['subscribed', 'bounced', 'skip']);
  });

  it('is one of at most 50 that are listed; further ones are counted together as "*"', async () => {
    const rows = Array.from(
      { length: 60 },
      (_row, at) => `p${at}@x.test,value ${String.fromCharCode(97 + (at % 26))}${at}`,
    );
    const { asked } = await preview(`email,status\n${rows.join('\n')}\n`);

    expect(asked[0]?.values).toHaveLength(51);
    expect(asked[0]?.values.at(-1)).toEqual({ value: '*', count: 10, means: undefined });
  });

  it('leads to a question for each column that contains one', async () => {
    const file = blob('email,status,Newsletter\na@x.test,pending,no\n');
    const reading = await guessReading(file);
    const { asked } = await readPreview(file, reading, noneKnown);

    expect(asked.map(({ name, values }) => [name, values[0]?.value])).toEqual([
      ['status', 'pending'],
      ['Newsletter', 'no'],
    ]);
    const meanings = asked.map(({ column, values }) => ({
      ...{ column, value: values[0]?.value ?? '' },
      means: 'unsubscribed' as const,
    }));
    expect(await readPreview(file, { ...reading, meanings }, noneKnown)).toMatchObject({
      fresh: 1,
      leaving: 1,
    });
  });

  it('does not include times: a time in unsubscribed_at means unsubscribed, without a question to the user', async () => {
    const { asked, leaving } = await preview(
      'email,unsubscribed_at\na@x.test,NULL\nb@x.test,2026-01-02 03:04:05\n',
    );

    expect({ asked, leaving }).toEqual({ asked: [], leaving: 1 });
  });
});

describe('detectEncoding', () => {
  it.each([
    ['French', 'Chlo\xe9,Gar\xe7on,\xc9lodie,No\xebl'],
    ['German', 'J\xe4ger,M\xf6ller,Wei\xdf,\xd6zil'],
    ['Spanish', 'Mu\xf1oz,Garc\xeda,P\xe9rez,\xc1lvarez'],
  ])('detects Windows-1252 by %s names', async (_language, names) => {
    const { reading } = await preview(Buffer.from(`email,name\na@x.test,${names}`, 'latin1'));

    expect(reading.encoding).toBe('windows-1252');
  });

  it('detects Windows-1256 in a file with Arabic and French names', async () => {
    const { reading } = await preview(
      Buffer.from('email\n\xd3\xe1\xe3\xec,Chlo\xe9,\xe3\xcd\xe3\xcf', 'latin1'),
    );

    expect(reading.encoding).toBe('windows-1256');
  });
});

describe('readText', () => {
  it('decodes letters of several bytes when the file arrives byte by byte', async () => {
    let text = '';
    for await (const piece of readText(inBytes(new TextEncoder().encode('سلمى\r\nx')), 'utf-8'))
      text += piece;

    expect(text).toBe('سلمى\r\nx');
  });
});
