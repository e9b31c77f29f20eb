import { useEffect, useRef, useState } from 'react';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { LoadedList } from '../list/use-list.ts';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';

const loadExport = loadOnce(() => import('./run-export.ts'), 'field');

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
  const toasts = useToasts();
  const action = useAction({ around: 'kit.list.exportFailed' });
  const [done, setDone] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);

  async function start(): Promise<void> {
    const { signal } = (underWay.current = new AbortController());
    await action.run(async () => {
      const { runExport } = await loadExport();
      const count = await runExport<T>(section, list, { signal, onWritten: setDone });
      if (count !== null) toasts.success('kit.list.exported', { values: { count } });
    });
    setDone(null);
  }
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  return { done, start: () => void start(), cancel };
}
