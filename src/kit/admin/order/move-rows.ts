import type { ApolloClient } from '@apollo/client';
import type { Locale } from '#src/config/locale.ts';
import { rowSetsOf } from '../list/row-sets.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import type { Action } from '../toasts/use-action.ts';
import type { Toasts } from '../toasts/use-toasts.tsx';
import { numbersAfterMove } from './numbers-after-move.ts';

/** Row id with the row's number before and after a move. */
type Renumbered = { id: string; before: number; after: number };

/** What is under way in one list. */
export type Moving = { isPending: boolean; closeToast: () => void };

type MoveTools<T extends SectionTypes> = {
  client: ApolloClient;
  section: AdminSection<T>;
  locale: Locale;
  toasts: Toasts;
  run: Action['run'];
  /** Rows of the list; null where the moved ones are all. */
  rows: readonly T['row'][] | null;
  /** Reads the list again; no other row can be moved until this has loaded the new numbers. */
  refresh: () => Promise<void> | void;
  moving: Moving;
};

/**
 * Moves a row by writing new numbers in one transaction. A number is written only if the row still has the number shown,
 * so rows that somebody else has moved stay in their new places. The toast offers to undo the move, on that condition too.
 */
export async function moveRows<T extends SectionTypes>(
  tools: MoveTools<T>,
  peers: readonly T['row'][],
  from: number,
  to: number,
): Promise<boolean> {
  const { section, locale, toasts, rows, moving } = tools;
  const { column } = orderOf(section);
  const rowSets = rowSetsOf(rows ?? peers, section.rowSet?.keyOf);
  const moved = peers.map(
    (first) => rowSets.find((own) => own.rows.some(({ id }) => id === first.id))?.rows ?? [first],
  );
  const [row, renumbered] = [peers[from], renumber(moved, column, from, to)];
  if (moving.isPending || !row || renumbered.length === 0 || !(await write(tools, renumbered))) return false;
  moving.closeToast = toasts.success('kit.order.moved', {
    values: { record: section.nameOf(row, locale), place: to + 1, count: peers.length },
    onUndo: () => void undo(tools, renumbered),
  });

  return true;
}

async function write<T extends SectionTypes>(
  { client, section, toasts, run, refresh, moving }: MoveTools<T>,
  rows: readonly Renumbered[],
): Promise<boolean> {
  const { column, document } = orderOf(section);
  const updates = rows.map(({ id, before, after }) => ({
    where: { id: { _eq: id }, [column]: { _eq: before } },
    _set: { [column]: after },
  }));
  moving.isPending = true;
  moving.closeToast();
  const isMoved = await run(async () => {
    const { data } = await client.mutate({ mutation: document, variables: { updates } as never });
    const { moved } = data as { moved: ({ affected_rows: number } | null)[] };
    const isWhole = moved.every((answer) => answer?.affected_rows === 1);
    if (!isWhole) toasts.refusal('kit.order.changed');
    return isWhole;
  });
  await refresh();
  moving.isPending = false;

  return isMoved;
}

async function undo<T extends SectionTypes>(tools: MoveTools<T>, rows: readonly Renumbered[]): Promise<void> {
  const back = rows.map(({ id, before, after }) => ({ id, before: after, after: before }));
  if (await write(tools, back)) tools.moving.closeToast = tools.toasts.success('kit.order.undone');
}

function orderOf<T extends SectionTypes>({ name, manualOrder }: AdminSection<T>) {
  if (!manualOrder) throw new Error(`The section ${name} has no order by hand.`);

  return manualOrder;
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
