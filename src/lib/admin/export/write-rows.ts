import { CSV_BOM, csvLine } from './csv.ts';
import type { OpenFile } from './open-file.ts';

type Row = object;

type Writing<T extends Row> = {
  columns: readonly (keyof T & string)[];
  pages: AsyncIterable<readonly T[]>;
  file: Pick<OpenFile, 'write'>;
  /** Hears how many rows are written so far. */
  onWritten?: (count: number) => void;
};

/** Writes rows as CSV, page after page as they come, beneath the names of their columns; answers how many. */
export async function writeRows<T extends Row>(writing: Writing<T>): Promise<number> {
  const { columns, pages, file, onWritten = () => undefined } = writing;
  let count = 0;
  await file.write(CSV_BOM + csvLine(columns));
  for await (const page of pages) {
    await file.write(page.map((row) => csvLine(columns.map((column) => row[column]))).join(''));
    count += page.length;
    onWritten(count);
  }

  return count;
}
