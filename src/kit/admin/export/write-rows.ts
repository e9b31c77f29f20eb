import { CSV_BOM, csvLine, csvLines } from './csv.ts';
import type { OpenFile } from './open-file.ts';
import type { Values } from './read-every-page.ts';

type Writing = {
  columns: readonly string[];
  pages: AsyncIterable<readonly Values[]>;
  file: Pick<OpenFile, 'write'>;
  /** Receives the number of rows written so far. */
  onWritten?: (count: number) => void;
};

/** Writes a line of column names and then each page of rows as CSV as it arrives; returns the number of rows. */
export async function writeRows(writing: Writing): Promise<number> {
  const { columns, pages, file, onWritten = () => undefined } = writing;
  let count = 0;
  await file.write(CSV_BOM + csvLine(columns));
  for await (const page of pages) {
    await file.write(csvLines(page));
    count += page.length;
    onWritten(count);
  }

  return count;
}
