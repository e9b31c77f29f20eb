import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusPage } from '../../announce/announcer.tsx';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import type { BulkTarget } from './bulk-target.ts';
import type { Bulk } from './use-bulk.ts';

type Deleting<T extends SectionTypes> = {
  /** Records that the dialog asks about; null while it is closed. */
  asked: BulkTarget<T> | null;
  /** Asks about one record in the way that the section's `deleteBy` sets. */
  ask: (row: T['row']) => void;
  askAboutMany: (target: BulkTarget<T>, onDone: () => void) => void;
  cancel: () => void;
  confirm: () => void;
};

type Asked<T extends SectionTypes> = { target: BulkTarget<T>; onDone?: () => void };

/** Deletes records after the person has agreed, then focuses the page, as the clicked button is gone with its row. */
export function useDeleting<T extends SectionTypes>(section: AdminSection<T>, bulk: Bulk<T>): Deleting<T> {
  const { deleteBy = 'dialog', texts } = section;
  const intl = useIntl();
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  const [deletions, setDeletions] = useState(0);

  async function remove({ target, onDone }: Asked<T>): Promise<void> {
    const isDone = await bulk.remove(target);
    // What was asked about the whole list is out of date if that has changed.
    if (isDone || target.total !== null) setAsked(null);
    if (!isDone) return;
    onDone?.();
    setDeletions((before) => before + 1);
  }

  // A closing dialog returns the focus to the clicked button, which is about to vanish. The effect runs after that.
  useEffect(() => {
    if (deletions > 0) focusPage();
  }, [deletions]);

  function ask(row: T['row']): void {
    const one = { target: { rows: [row], total: null } };
    if (deleteBy === 'dialog') return setAsked(one);
    const question = texts.deleteText && intl.formatMessage({ id: texts.deleteText });
    if (deleteBy === 'at-once' || window.confirm(question)) void remove(one);
  }

  return {
    asked: asked?.target ?? null,
    ask,
    askAboutMany: (target, onDone) => setAsked({ target, onDone }),
    cancel: () => setAsked(null),
    confirm: () => void (asked && remove(asked)),
  };
}
