import Papa from 'papaparse';
import type { Encoding } from './detect-encoding.ts';

/** Longest row, in characters: no contact is longer. The actions service has an equal limit. */
const ROW_MAX_LENGTH = 1024 * 1024;

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Thrown when the file is not CSV; carries the parser's message. */
export class CsvError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CsvError';
  }
}

type ParsedRows = { data: string[][]; errors: { message: string }[]; meta: { cursor: number } };
type Reading = { encoding: Encoding; delimiter: string };

/** Matches Excel's first line that names the delimiter. */
const DELIMITER_LINE = /^"?sep=([,;\t|])"?[\r\n]/i;
const isDelimiterLine = (cells: readonly string[], delimiter: string) =>
  /^sep=.?$/i.test(cells.join(delimiter));

/**
 * Returns the delimiter that Excel's first line names, or else the one that occurs most often outside quotes in the
 * first line; papaparse's own guess fails on two columns.
 */
export function guessDelimiter(text: string): string {
  const [, told] = DELIMITER_LINE.exec(text) ?? [];
  if (told !== undefined) return told;
  const firstLine = (/\S[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));

  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

/**
 * Reads a file row by row, with the line number of each row; empty lines and Excel's line that names the delimiter are
 * skipped. The text is decoded before
 * papaparse gets it, because papaparse breaks letters whose bytes lie in two chunks. It is parsed in pieces, so the
 * page stays responsive.
 */
export async function* readRows(
  file: Blob,
  { encoding, delimiter }: Reading,
): AsyncGenerator<{ cells: string[]; line: number }> {
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  let rest = '';
  let line = 1;
  for await (const { text, isLast } of readText(file, encoding)) {
    rest += text;
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as ParsedRows;
    const [error] = errors;
    if (error && (isLast || rest.length > ROW_MAX_LENGTH)) throw new CsvError(error.message);
    for (const cells of data) {
      const isEmpty = cells.length === 1 && cells[0] === '';
      if (!isEmpty && !(line === 1 && isDelimiterLine(cells, delimiter))) yield { cells, line };
      line += 1 + cells.reduce((breaks, cell) => breaks + (cell.split('\n').length - 1), 0);
    }
    rest = isLast ? '' : rest.slice(meta.cursor);
  }
}

/** Yields the file's text in pieces, with every line break as a line feed. */
async function* readText(file: Blob, encoding: Encoding): AsyncGenerator<{ text: string; isLast: boolean }> {
  const decoder = new TextDecoder(encoding);
  const reader = file.stream().getReader();
  let carried = '';
  for (;;) {
    const { done, value } = await reader.read();
    const text = carried + (done ? decoder.decode() : decoder.decode(value, { stream: true }));
    // A carriage return at the end may be half of a CR LF whose line feed comes with the next piece.
    carried = !done && text.endsWith('\r') ? '\r' : '';
    const whole = carried ? text.slice(0, -1) : text;
    yield { text: whole.replace(/\r\n?/g, '\n'), isLast: done };
    if (done) return;
  }
}
