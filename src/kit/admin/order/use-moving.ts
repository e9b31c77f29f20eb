import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { ListState } from '../list/list-state.ts';
import type { AdminSection, Move, SectionTypes } from '../section/admin-section.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { rowSetsOf } from '../list/row-sets.ts';
import { numbersAfterMove } from './numbers-after-move.ts';

/** Row id with the row's number before and after a move. */
type Renumbered = { id: string; before: number; after: number };

/**
 * Returns a function that moves a row by writing new numbers in one transaction. A number is written only if the row
 * still has the number shown, so rows that somebody else has moved stay in their new places. The toast offers to undo the
 * move, on that condition too. Returns undefined while a column orders the list instead of these numbers.
 */
export function useMoving<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  rows: readonly T['row'][] | null,
  /** Reads the list again; no other row can be moved until this has loaded the new numbers. */
  refresh: () => Promise<void> | void,
): Move<T> | undefined {
  const { manualOrder, errors, texts } = section;
  const client = useApolloClient();
  const { locale } = useLocale();
  const toasts = useToasts();
  const { run } = useAction({ errors, around: texts.saveFailed });
  const isPending = useRef(false);
  const closeToast = useRef<() => void>(undefined);
  if (!manualOrder || state.sort !== '') return undefined;
  const { column, document } = manualOrder;

  async function write(rows: readonly Renumbered[]): Promise<boolean> {
    const updates = rows.map(({ id, before, after }) => ({
      where: { id: { _eq: id }, [column]: { _eq: before } },
      _set: { [column]: after },
    }));
    isPending.current = true;
    closeToast.current?.();
    const isMoved = await run(async () => {
      const { data } = await client.mutate({ mutation: document, variables: { updates } as never });
      const { moved } = data as { moved: ({ affected_rows: number } | null)[] };
      const isWhole = moved.every((answer) => answer?.affected_rows === 1);
      if (!isWhole) toasts.refusal('kit.order.changed');
      return isWhole;
    });
    await refresh();
    isPending.current = false;

    return isMoved;
  }

  async function undo(rows: readonly Renumbered[]): Promise<void> {
    const back = rows.map(({ id, before, after }) => ({ id, before: after, after: before }));
    if (await write(back)) closeToast.current = toasts.success('kit.order.undone');
  }

  return async (peers, from, to) => {
    const rowSets = rowSetsOf(rows ?? peers, section.rowSet?.keyOf);
    const moved = peers.map((first) => rowSets.find(({ first: { id } }) => id === first.id)?.rows ?? [first]);
    const [row, renumbered] = [peers[from], renumber(moved, column, from, to)];
    if (isPending.current || !row || renumbered.length === 0 || !(await write(renumbered))) return false;
    closeToast.current = toasts.success('kit.order.moved', {
      values: { record: section.nameOf(row, locale), place: to + 1, count: peers.length },
      onUndo: () => void undo(renumbered),
    });

    return true;
  };
}

/** Returns the rows whose numbers in `column` the move of a row set changes. */
function renumber(
  rowSets: readonly (readonly { id: string }[])[],
  column: string,
  from: number,
  to: number,
): Renumbered[] {
  const numberOf = (row: object) => Number((row as Record<string, unknown>)[column]);
  const after = numbersAfterMove(
    rowSets.map((rowSet) => rowSet.map(numberOf)),
    from,
    to,
  ).flat();

  return rowSets
    .flat()
    .map((row, place) => ({ id: row.id, before: numberOf(row), after: after[place] ?? 0 }))
    .filter((row) => row.before !== row.after);
}
