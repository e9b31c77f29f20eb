import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { ListState } from '../list/list-state.ts';
import type { AdminSection, Move, SectionTypes } from '../section/admin-section.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import type { Moving } from './move-rows.ts';

const loadMoving = loadOnce(() => import('./move-rows.ts'), 'field');

/** Returns a function that moves a row; undefined while the list is not in the order of the rows' numbers. */
export function useMoving<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  rows: readonly T['row'][] | null,
  /** Reads the list again. */
  refresh: () => Promise<void> | void,
): Move<T> | undefined {
  const { manualOrder, errors, texts } = section;
  const client = useApolloClient();
  const { locale } = useLocale();
  const toasts = useToasts();
  const { run } = useAction({ errors, around: texts.saveFailed });
  const moving = useRef<Moving>({ isPending: false, closeToast: () => undefined });
  // A filter may hide rows of a row set, which must be moved along.
  const mayHide = section.rowSet !== undefined && Object.keys(state.filters).length > 0;
  if (!manualOrder || state.sort !== '' || mayHide) return undefined;

  return (...move) =>
    run(async () => {
      const { moveRows } = await loadMoving();
      return moveRows<T>(
        { client, section, locale, toasts, run, rows, refresh, moving: moving.current },
        ...move,
      );
    });
}
