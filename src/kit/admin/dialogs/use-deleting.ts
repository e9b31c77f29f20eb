import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusPage } from '../../announce/announcer.tsx';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import type { Bulk } from './use-bulk.ts';

type Deleting<T extends SectionTypes> = {
  /** Records that the dialog asks about; empty while it is closed. */
  rows: readonly T['row'][];
  /** Asks about one record in the way that the section's `deleteBy` sets. */
  ask: (row: T['row']) => void;
  askAboutMany: (rows: readonly T['row'][]) => void;
  cancel: () => void;
  confirm: () => void;
};

/** Deletes records after the person has agreed, then focuses the page, as the clicked button is gone with its row. */
export function useDeleting<T extends SectionTypes>(section: AdminSection<T>, bulk: Bulk<T>): Deleting<T> {
  const { deleteBy = 'dialog', texts } = section;
  const intl = useIntl();
  const [rows, setRows] = useState<readonly T['row'][]>([]);
  const [deletions, setDeletions] = useState(0);

  async function remove(doomed: readonly T['row'][]): Promise<void> {
    const isDone = await bulk.remove(new Set(doomed.map(({ id }) => id)));
    if (!isDone) return;
    setRows([]);
    setDeletions((before) => before + 1);
  }

  // A closing dialog returns the focus to the clicked button, which is about to vanish. The effect runs after that.
  useEffect(() => {
    if (deletions > 0) focusPage();
  }, [deletions]);

  function ask(row: T['row']): void {
    if (deleteBy === 'dialog') return setRows([row]);
    const question = texts.deleteText && intl.formatMessage({ id: texts.deleteText });
    if (deleteBy === 'at-once' || window.confirm(question)) void remove([row]);
  }

  return {
    rows,
    ask,
    askAboutMany: setRows,
    cancel: () => setRows([]),
    confirm: () => void remove(rows),
  };
}
