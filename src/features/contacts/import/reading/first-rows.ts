import { firstRow } from '#rules/csv/guess-delimiter.ts';
import { CsvError } from '#rules/csv/csv-error.ts';
import { createCsvReader } from '#rules/csv/read-csv.ts';

/** Rows after the first from which columns are guessed. */
const MOST_ROWS = 1_000;

/**
 * Returns the first rows at the beginning of a file's text. `isWhole` says that the text is all of the file; otherwise
 * its last row may be cut, and is left out.
 */
export function firstRows(head: string, delimiter: string, isWhole: boolean): (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const reader = createCsvReader(delimiter, {
    onRow: (cells) => void (rows.length <= MOST_ROWS && rows.push(cells)),
    onMalformed: () => undefined,
  });
  try {
    reader.write(head);
    if (isWhole) reader.end();
  } catch (error) {
    // The preview tells what is wrong with the file; the rows before it are good for guessing.
    if (!(error instanceof CsvError)) throw error;
  }

  return [firstRow(head, delimiter), ...rows.slice(1)];
}
