import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '#src/lib/announce/announcer.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { ListState } from '../list/list-state.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { numbersAfterMove } from './numbers-after-move.ts';

/** Moves a row of a list, or of one of its panels, from one place to another. */
export type Move<T extends SectionTypes> = (rows: readonly T['row'][], from: number, to: number) => void;

/**
 * Puts rows in order by their number, all in one transaction, on condition that each still has the number it showed.
 * Undefined while the list shows another order than its own.
 */
export function useMoving<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  onDone: () => void,
): Move<T> | undefined {
  const { manualOrder, errors, texts } = section;
  const client = useApolloClient();
  const intl = useIntl();
  const { locale } = useLocale();
  const announce = useAnnounce();
  const toasts = useToasts();
  const [isPending, setIsPending] = useState(false);
  if (!manualOrder || state.sort !== '') return undefined;
  const { column, document } = manualOrder;
  const numberOf = (row: T['row']) => Number((row as Record<string, unknown>)[column]);

  async function move(rows: readonly T['row'][], from: number, to: number): Promise<void> {
    const row = rows[from];
    const after = numbersAfterMove(rows.map(numberOf), from, to);
    const updates = rows.flatMap(({ id }, place) => {
      const [before, next] = [numberOf(rows[place] as T['row']), after[place]];
      return before === next
        ? []
        : [{ where: { id: { _eq: id }, [column]: { _eq: before } }, _set: { [column]: next } }];
    });
    if (!row || updates.length === 0) return;
    setIsPending(true);
    try {
      const { data } = await client.mutate({ mutation: document, variables: { updates } as never });
      const { moved } = data as { moved: ({ affected_rows: number } | null)[] };
      if (moved.some((answer) => answer?.affected_rows !== 1)) toasts.refusal('kit.order.changed');
      const values = { record: section.nameOf(row, locale), place: to + 1, count: rows.length };
      announce(intl.formatMessage({ id: 'kit.order.moved' }, values));
    } catch (error) {
      toasts.failure(error, { errors, around: texts.saveFailed });
    } finally {
      setIsPending(false);
      onDone();
    }
  }

  return (rows, from, to) => {
    if (!isPending) void move(rows, from, to);
  };
}
