import { CsvError } from './csv-error.ts';
import { createCsvReader, ROW_MAX_CELLS } from './read-csv.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Matches Excel's first line that names the delimiter. */
const DELIMITER_LINE = /^"?sep=([,;\t|])"?[\r\n]/i;

/**
 * Guesses a file's delimiter from the beginning of its text: the one that Excel's first line names, or else the one with
 * which the first row has an email (`hasEmail`: a column of that name, or an email without a header). If several do, or
 * none, the one that makes the most cells.
 */
export function guessDelimiter(head: string, hasEmail: (cells: readonly string[]) => boolean): string {
  const [, named] = DELIMITER_LINE.exec(head) ?? [];
  if (named !== undefined) return named;
  const read = DELIMITERS.map((delimiter) => ({ delimiter, cells: firstRow(head, delimiter) }));
  const good = read.filter(({ cells }) => hasEmail(cells));
  const chosen = good.length > 0 ? good : read;

  return chosen.reduce((best, next) => (next.cells.length > best.cells.length ? next : best)).delimiter;
}

/** Returns the cells of the first row that is not blank; none if it has no end in this text. */
export function firstRow(head: string, delimiter: string): readonly string[] {
  let first: string[] | undefined;
  const reader = createCsvReader(delimiter, {
    onRow: (cells) => (first ??= cells),
    onMalformed: () => (first ??= []),
  });
  try {
    reader.write(head);
    if (!first) reader.end();
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A row too wide has more cells than by any other delimiter.
    if (error.fault === 'row-too-wide') return new Array<string>(ROW_MAX_CELLS).fill('');
  }
  return first ?? [];
}
