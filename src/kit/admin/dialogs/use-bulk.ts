import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { forgetCached } from '../list/forget-cached.ts';
import type { ListState } from '../list/list-state.ts';
import { toWhere } from '../list/page-variables.ts';
import { currentMinute } from '../list/use-now.ts';
import type { AdminSection, BulkChange, SectionTypes } from '../section/admin-section.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { useUndoDeletion } from '../undo/use-undo-deletion.ts';

export type Bulk<T extends SectionTypes> = {
  isPending: boolean;
  change: (change: BulkChange<T>, target: BulkTarget<T>) => Promise<boolean>;
  /** Deletes one or several records; a record that is gone already is no error. */
  remove: (target: BulkTarget<T>) => Promise<boolean>;
};

/** Rows that an action covers. */
export type BulkTarget<T extends SectionTypes> = {
  rows: readonly T['row'][];
  /** Number of all rows of the list, of which `rows` are only the page's, if the action covers them all; else null. */
  total: number | null;
};

/** Returns how many rows an action covers. */
export const sizeOf = <T extends SectionTypes>({ rows, total }: BulkTarget<T>): number =>
  total ?? rows.length;

const NOTHING = { kind: 'Document', definitions: [] } as const;

/**
 * Changes or deletes one or many records by one statement; both functions resolve to whether that succeeded. The whole
 * list is covered by its own condition, and only if it still has as many rows as the person was told.
 */
export function useBulk<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  onDone: () => void,
): Bulk<T> {
  const { documents, texts, errors, isRestorable } = section;
  const client = useApolloClient();
  const { run, isPending } = useAction({ errors, around: texts.saveFailed });
  const [update] = useMutation(documents.update ?? (NOTHING as never));
  const [remove] = useMutation(documents.remove ?? (NOTHING as never));
  const toasts = useToasts();
  const refresh = () => {
    forgetCached(client, section.table);
    onDone();
  };
  const undo = useUndoDeletion(section.table, refresh);

  async function work(
    { rows, total }: BulkTarget<T>,
    write: (where: T['where']) => Promise<void>,
  ): Promise<boolean> {
    const where = total === null ? among(rows) : toWhere(section, state, currentMinute());
    const count = total === null ? null : await countRows(client, section, where);
    if (count === total) await write(where);
    else toasts.refusal('kit.bulk.listChanged', { count: count ?? 0 });
    refresh();

    return count === total;
  }

  const change: Bulk<T>['change'] = ({ patch, done }, target) =>
    run(() =>
      work(target, async (where) => {
        const { data } = await update({ variables: { where, set: patch } as never });
        toasts.success(done, { values: { count: affected(data) ?? sizeOf(target) } });
      }),
    );

  const removeAll: Bulk<T>['remove'] = (target) =>
    run(
      () =>
        work(target, async (where) => {
          const { data } = await remove({ variables: { where } as never });
          const own = sizeOf(target) === 1 ? texts.deleted : undefined;
          toasts.success(own ?? 'kit.bulk.deleted', {
            values: { count: affected(data) ?? sizeOf(target) },
            // One of the rows is enough to find the transaction that deleted all of them.
            onUndo: isRestorable ? () => undo(new Set(target.rows.map(({ id }) => id))) : undefined,
          });
        }),
      { around: texts.deleteFailed },
    );

  return { isPending, change, remove: removeAll };
}

const among = (rows: readonly { id: string }[]) => ({ id: { _in: rows.map(({ id }) => id) } });

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
