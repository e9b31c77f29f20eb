import type { ApolloClient } from '@apollo/client';
import type { ListState } from '../list/list-state.ts';
import { toWhere } from '../list/page-variables.ts';
import { rowSetsOf } from '../list/row-sets.ts';
import { currentMinute } from '../list/use-now.ts';
import type { AdminSection, BulkChange, SectionTypes } from '../section/admin-section.ts';
import type { Action } from '../toasts/use-action.ts';
import type { Toasts } from '../toasts/use-toasts.tsx';
import { undoDeletion } from '../undo/undo-deletion.ts';
import { sizeOf, type BulkTarget } from './bulk-target.ts';

type RowTools<T extends SectionTypes> = {
  client: ApolloClient;
  section: AdminSection<T>;
  state: ListState;
  toasts: Toasts;
  run: Action['run'];
  /** Reads the list again, and lets public pages do so. */
  refresh: () => void;
};

/**
 * Changes the rows, by one statement where that can do it; resolves to whether the list was still the one that the person
 * saw.
 */
export function changeRows<T extends SectionTypes>(
  tools: RowTools<T>,
  { patch, act, done }: BulkChange<T>,
  target: BulkTarget<T>,
): Promise<boolean> {
  const { client, section, toasts } = tools;
  if (act) {
    return write(tools, target, async () => {
      for (const row of target.rows) await act(client, row);
      toasts.success(done, { values: { count: target.rows.length } });
    });
  }

  return write(tools, target, async (where) => {
    const { data } = await client.mutate({
      mutation: known(section.documents.update),
      variables: { where, set: patch as T['patch'] },
    });
    toasts.success(done, { values: { count: affected(data) ?? sizeOf(section, target) } });
  });
}

/** Deletes the rows by one statement, as `changeRows` changes them; the toast offers to undo that where it can be. */
export function removeRows<T extends SectionTypes>(
  tools: RowTools<T>,
  target: BulkTarget<T>,
): Promise<boolean> {
  const { client, section, toasts } = tools;
  const { documents, texts, isRestorable } = section;

  return write(tools, target, async (where) => {
    const { data } = await client.mutate({ mutation: known(documents.remove), variables: { where } });
    const size = sizeOf(section, target);
    const own = size === 1 ? texts.deleted : undefined;
    // One of the rows is enough to find the transaction that deleted all of them.
    const ids = target.rows.map(({ id }) => id);
    toasts.success(own ?? texts.deletedMany ?? 'kit.bulk.deleted', {
      values: { count: (section.rowSet ? null : affected(data)) ?? size },
      onUndo: isRestorable ? () => undoDeletion(tools, section.table, ids) : undefined,
    });
  });
}

/** Writes to the rows; the whole list is covered by its own condition, and only if it still has as many rows as were told. */
async function write<T extends SectionTypes>(
  { client, section, state, toasts, refresh }: RowTools<T>,
  { rows, total }: BulkTarget<T>,
  act: (where: T['where']) => Promise<void>,
): Promise<boolean> {
  const where = total === null ? among(section, rows) : toWhere(section, state, currentMinute());
  const count = total === null ? null : await countRows(client, section, where);
  if (count === total) await act(where);
  else toasts.refusal('kit.bulk.listChanged', { count: count ?? 0 });
  refresh();

  return count === total;
}

/** Returns the condition for rows; it covers their row sets, whatever a filter hides of them. */
function among<T extends SectionTypes>({ rowSet }: AdminSection<T>, rows: readonly T['row'][]): T['where'] {
  if (!rowSet) return { id: { _in: rows.map(({ id }) => id) } };

  return { _or: rowSetsOf(rows, rowSet.keyOf).map(({ first }) => rowSet.where(first)) };
}

function known<Document>(document: Document | undefined): Document {
  if (document === undefined) throw new Error('The section has no document for this.');

  return document;
}

/** Reads the number of rows that a mutation changed, under either of its aliases. */
function affected(data: unknown): number | undefined {
  const { saved, removed } = (data ?? {}) as Record<
    'saved' | 'removed',
    { affected_rows: number } | undefined
  >;

  return (saved ?? removed)?.affected_rows;
}

async function countRows<T extends SectionTypes>(
  client: ApolloClient,
  { documents, tieBreak }: AdminSection<T>,
  where: T['where'],
): Promise<number | undefined> {
  const { data } = await client.query({
    query: documents.list,
    variables: { where, order_by: [...tieBreak], limit: 0, offset: 0 },
    fetchPolicy: 'no-cache',
  });

  return (data as { total: { aggregate?: { count: number } | null } } | undefined)?.total.aggregate?.count;
}
