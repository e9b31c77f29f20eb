import type { LoadedList } from '../list/use-list.ts';
import { currentMinute } from '../list/use-now.ts';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import { openDownload, openFile } from './open-file.ts';
import { writeRows } from './write-rows.ts';

/** Rows from which on a list is written straight to a file that the person chooses, where the browser supports that. */
const LONG_LIST = 5_000;

type Running = { signal: AbortSignal; onWritten: (count: number) => void };

/** Writes all rows that match the filters to a file; resolves to their number, or null if the person wants none. */
export async function runExport<T extends SectionTypes>(
  { exported: columns = [], name }: ListSection<T>,
  { total, everyPage }: LoadedList<T['row']>,
  { signal, onWritten }: Running,
): Promise<number | null> {
  const fileName = `${name}-${currentMinute().slice(0, 10)}.csv`;
  const file = total > LONG_LIST ? await openFile(fileName) : openDownload(fileName);
  if (!file) return null;
  onWritten(0);
  try {
    const count = await writeRows({ columns, pages: everyPage(columns, signal), file, onWritten });
    signal.throwIfAborted();
    await file.finish();
    return count;
  } catch (error) {
    await file.drop();
    if (signal.aborted) return null;
    throw error;
  }
}
