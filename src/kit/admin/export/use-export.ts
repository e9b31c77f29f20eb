import { useEffect, useRef, useState } from 'react';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { LoadedList } from '../list/use-list.ts';
import { useNow } from '../list/use-now.ts';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';

/** Rows from which on a list is written straight to a file that the person chooses, where the browser supports that. */
const LONG_LIST = 5_000;

const loadFiles = loadOnce(() => import('./open-file.ts'), 'field');
const loadRows = loadOnce(() => import('./write-rows.ts'), 'field');

export type Export = {
  /** Rows written so far; null while no export runs. */
  done: number | null;
  start: () => void;
  cancel: () => void;
};

/** Writes all rows that match the filters to a file; leaving the page cancels the export. */
export function useExport<T extends SectionTypes>(
  section: ListSection<T>,
  list: LoadedList<T['row']>,
): Export {
  const now = useNow();
  const toasts = useToasts();
  const action = useAction({ around: 'kit.list.exportFailed' });
  const [done, setDone] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const { exported: columns = [], name } = section;

  async function write({ signal }: AbortController): Promise<void> {
    const [{ openDownload, openFile }, { writeRows }] = await Promise.all([loadFiles(), loadRows()]);
    const fileName = `${name}-${now.slice(0, 10)}.csv`;
    const file = list.total > LONG_LIST ? await openFile(fileName) : openDownload(fileName);
    if (!file) return;
    setDone(0);
    try {
      const count = await writeRows({
        columns,
        pages: list.everyPage(columns, signal),
        file,
        onWritten: setDone,
      });
      signal.throwIfAborted();
      await file.finish();
      toasts.success('kit.list.exported', { values: { count } });
    } catch (error) {
      await file.drop();
      if (!signal.aborted) throw error;
    }
  }

  async function start(): Promise<void> {
    const controller = new AbortController();
    underWay.current = controller;
    await action.run(() => write(controller));
    setDone(null);
  }
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  return { done, start: () => void start(), cancel };
}
