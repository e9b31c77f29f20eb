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
  it('reads a long row that comes letter by letter in proportion to its length', () => {
    const cell = 'x'.repeat(500_000);

    expect(read([...`a,"${cell}"\nb,c`])).toEqual([
      [1, 'a', cell],
      [2, 'b', 'c'],
    ]);
  });

  it('reads quotes, line breaks of every kind and ragged rows, with the line of each', () => {
    expect(read([HARD])).toEqual(HARD_ROWS);
  });

  it('reads the same wherever the text is cut', () => {
    for (let at = 1; at < HARD.length; at += 1) {
      expect(read([HARD.slice(0, at), HARD.slice(at)]), `cut at ${at}`).toEqual(HARD_ROWS);
    }
    expect(read([...HARD])).toEqual(HARD_ROWS);
  });

  it.each([
    [';', 'a;b,c', ['a', 'b,c']],
    ['\t', 'a\tb', ['a', 'b']],
  ])('takes %j as delimiter', (delimiter, text, cells) => {
    expect(read([text], delimiter)).toEqual([[1, ...cells]]);
  });

  it.each([
    [';', 'sep=;\r\nemail;name\r\na;b'],
    [',', 'SEP=,\nemail,name\na,b'],
    [';', '"sep=;"\nemail;name\na;b'],
    [';', 'sep=,\nemail;name\na;b'],
  ])("leaves out Excel's line that names the delimiter, and counts it: %j, %j", (delimiter, text) => {
    expect(read([text], delimiter)).toEqual([
      [2, 'email', 'name'],
      [3, 'a', 'b'],
    ]);
  });

  it.each([
    ['text after a quote', 'a,"Sam "Sunny" Ali"\nb,c', ['1: (malformed)', '2: b|c']],
    ['a backslash for a quote', '"Sam \\"Joe, Jr\\"",a\n"Ali",b', ['1: (malformed)', '2: Ali|b']],
    ['a blank after it and more', 'a,"5" x\nb,c', ['1: (malformed)', '2: b|c']],
    [
      'a quote that only a later one closes',
      'a,"Sam\nb,"Ali"\nc,d',
      ['1: (malformed)', '2: b|Ali', '3: c|d'],
    ],
    ['a row of two lines', '"two\nlines"x,a\nb,c', ['1: (malformed)', '2: lines"x|a', '3: b|c']],
  ])('ends a malformed row with its first line: %s', (_what, text, rows) => {
    const inWords = (chunks: readonly string[]) =>
      read(chunks).map(([line, ...cells]) => `${line}: ${cells.join('|')}`);

    expect(inWords([text])).toEqual(rows);
    expect(inWords([...text])).toEqual(rows);
  });

  it('leaves quotes in plain cells as they are, as databases write them', () => {
    expect(read(['a\t5" x\t{"b":1}\n'], '\t')).toEqual([[1, 'a', '5" x', '{"b":1}']]);
  });

  it('leaves rows of blank cells out, at the top too, and counts them', () => {
    expect(read([',,\na,b\n , "",\n"c",\n'])).toEqual([
      [2, 'a', 'b'],
      [4, 'c', ''],
    ]);
  });

  it('leaves a million empty lines out and counts them', () => {
    expect(read(['\n'.repeat(1_000_000), 'a'])).toEqual([[1_000_001, 'a']]);
  });

  it.each([
    ['a quote that is never closed', ['a\nb,"c\nd']],
    ['a row without an end', ['"', 'x'.repeat(1_100_000)]],
    ['a plain row without an end', ['x'.repeat(1_100_000)]],
    ['a million columns', [',x'.repeat(1_000_000)]],
  ])('refuses %s', (_what, chunks) => {
    expect(() => read(chunks)).toThrow(CsvError);
  });
});
