import { describe, expect, it } from 'vitest';
import { ActionError } from '#actions/lib/action-error.ts';
import { createCsvReader, guessDelimiter } from './read-csv.ts';

type Read = Array<[line: number, ...cells: string[]]>;

function read(chunks: readonly string[], delimiter = ','): Read {
  const rows: Read = [];
  const reader = createCsvReader(delimiter, (cells, line) => rows.push([line, ...cells]));
  for (const chunk of chunks) reader.write(chunk);
  reader.end();

  return rows;
}

const HARD = 'a,"b ""x"""\r\n"multi\r\nline",c\n\n"ends",\rd\r\n  e ,"f" g\nlast,"x"';
const HARD_ROWS: Read = [
  [1, 'a', 'b "x"'],
  [2, 'multi\r\nline', 'c'],
  [5, 'ends', ''],
  [6, 'd'],
  [7, '  e ', 'f g'],
  [8, 'last', 'x'],
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

  it('leaves a million empty lines out and counts them', () => {
    expect(read(['\n'.repeat(1_000_000), 'a'])).toEqual([[1_000_001, 'a']]);
  });

  it.each([
    ['a quote that is never closed', ['a\nb,"c\nd']],
    ['a row without an end', ['"', 'x'.repeat(1_100_000)]],
    ['a plain row without an end', ['x'.repeat(1_100_000)]],
    ['a million columns', [',x'.repeat(1_000_000)]],
  ])('refuses %s', (_what, chunks) => {
    expect(() => read(chunks)).toThrow(ActionError);
  });
});

describe('guessDelimiter', () => {
  it.each([
    ['email,first_name', ','],
    ['email;"a,b,c,d";x', ';'],
    ['\n\nemail\tname', '\t'],
    ['email', ','],
    ['sep=;\r\nemail,first_name', ';'],
    ['"sep=\t"\nemail,first_name', '\t'],
  ])('of %j is %j', (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });
});
