import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusPage } from '../../announce/announcer.tsx';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import type { Bulk } from './use-bulk.ts';

type Deleting<T extends SectionTypes> = {
  /** What the dialog asks about; none while it is closed. */
  rows: readonly T['row'][];
  /** Asks about one record in the section's way. */
  ask: (row: T['row']) => void;
  askAboutMany: (rows: readonly T['row'][]) => void;
  cancel: () => void;
  confirm: () => void;
};

/** Deletes what the person has agreed to; the focus goes to the page then, as the pressed button is gone. */
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

  // A dialog that closes gives the focus back to the button that is about to go: only then may it go elsewhere.
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
