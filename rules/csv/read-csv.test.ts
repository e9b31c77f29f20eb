import { describe, expect, it } from 'vitest';
import { CsvError } from './csv-error.ts';
import { createCsvReader } from './read-csv.ts';

type Read = Array<[line: number, ...cells: string[]]>;

/** Takes the place of the cells of a malformed row. */
const MALFORMED = '(malformed)';

function read(chunks: readonly string[], delimiter = ','): Read {
  const rows: Read = [];
  const reader = createCsvReader(delimiter, {
    onRow: (cells, line) => rows.push([line, ...cells]),
    onMalformed: (line) => rows.push([line, MALFORMED]),
  });
  for (const chunk of chunks) reader.write(chunk);
  reader.end();

  return rows;
}

const HARD = 'a,"b ""x"""\r\n"multi\r\nline",c\n\n"ends",\rd\r\n  e ,"f" g\n "h" , i\nlast,"x"';
const HARD_ROWS: Read = [
  [1, 'a', 'b "x"'],
  [2, 'multi\r\nline', 'c'],
  [5, 'ends', ''],
  [6, 'd'],
  [7, MALFORMED],
  [8, 'h', ' i'],
  [9, 'last', 'x'],
];

describe('createCsvReader', () => {
  it('reads a long row that arrives character by character without slowing down', () => {
    const cell = 'x'.repeat(500_000);

    expect(read([...`a,"${cell}"\nb,c`])).toEqual([
      [1, 'a', cell],
      [2, 'b', 'c'],
    ]);
  });

  it('reads quoted cells, every kind of line break and rows of differing length, and counts lines', () => {
    expect(read([HARD])).toEqual(HARD_ROWS);
  });

  it('reads the same rows wherever the text is split into chunks', () => {
    for (let at = 1; at < HARD.length; at += 1) {
      expect(read([HARD.slice(0, at), HARD.slice(at)]), `cut at ${at}`).toEqual(HARD_ROWS);
    }
    expect(read([...HARD])).toEqual(HARD_ROWS);
  });

  it.each([
    [';', 'a;b,c', ['a', 'b,c']],
    ['\t', 'a\tb', ['a', 'b']],
  ])('reads a file with the delimiter %j', (delimiter, text, cells) => {
    expect(read([text], delimiter)).toEqual([[1, ...cells]]);
  });

  it.each([
    [';', 'sep=;\r\nemail;name\r\na;b'],
    [',', 'SEP=,\nemail,name\na,b'],
    [';', '"sep=;"\nemail;name\na;b'],
    [';', 'sep=,\nemail;name\na;b'],
  ])('skips and counts the line in which Excel names the delimiter: %j, %j', (delimiter, text) => {
    expect(read([text], delimiter)).toEqual([
      [2, 'email', 'name'],
      [3, 'a', 'b'],
    ]);
  });

  it.each([
    ['text after the closing quote', 'a,"Sam "Sunny" Ali"\nb,c', ['1: (malformed)', '2: b|c']],
    ['a quote escaped by a backslash', '"Sam \\"Joe, Jr\\"",a\n"Ali",b', ['1: (malformed)', '2: Ali|b']],
    ['a space and text after the closing quote', 'a,"5" x\nb,c', ['1: (malformed)', '2: b|c']],
    [
      'a quote that is closed only in a later line',
      'a,"Sam\nb,"Ali"\nc,d',
      ['1: (malformed)', '2: b|Ali', '3: c|d'],
    ],
    ['a quoted line break', '"two\nlines"x,a\nb,c', ['1: (malformed)', '2: lines"x|a', '3: b|c']],
  ])('goes on in the line after the first line of a malformed row: %s', (_what, text, rows) => {
    const inWords = (chunks: readonly string[]) =>
      read(chunks).map(([line, ...cells]) => `${line}: ${cells.join('|')}`);

    expect(inWords([text])).toEqual(rows);
    expect(inWords([...text])).toEqual(rows);
  });

  it('keeps quotes in the middle of an unquoted cell, as database exports write them', () => {
    expect(read(['a\t5" x\t{"b":1}\n'], '\t')).toEqual([[1, 'a', '5" x', '{"b":1}']]);
  });

  it('skips rows that hold only blank cells, and counts their lines', () => {
    expect(read([',,\na,b\n , "",\n"c",\n'])).toEqual([
      [2, 'a', 'b'],
      [4, 'c', ''],
    ]);
  });

  it('skips a million empty lines and counts them', () => {
    expect(read(['\n'.repeat(1_000_000), 'a'])).toEqual([[1_000_001, 'a']]);
  });

  it.each([
    ['a quote that is never closed', ['a\nb,"c\nd']],
    ['a row without an end', ['"', 'x'.repeat(1_100_000)]],
    ['a plain row without an end', ['x'.repeat(1_100_000)]],
    ['a million columns', [',x'.repeat(1_000_000)]],
  ])('rejects a file with %s', (_what, chunks) => {
    expect(() => read(chunks)).toThrow(CsvError);
  });
});
