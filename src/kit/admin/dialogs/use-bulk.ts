import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { forgetCached } from '../list/forget-cached.ts';
import type { AdminSection, BulkChange, SectionTypes } from '../section/admin-section.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { useUndoDeletion } from '../undo/use-undo-deletion.ts';

export type Bulk<T extends SectionTypes> = {
  isPending: boolean;
  change: (change: BulkChange<T>, ids: ReadonlySet<string>) => Promise<boolean>;
  /** Deletes one or several records; a record that is gone already is no error. */
  remove: (ids: ReadonlySet<string>) => Promise<boolean>;
};

const NOTHING = { kind: 'Document', definitions: [] } as const;

/** Changes or deletes one or many records by one statement; both functions resolve to whether that succeeded. */
export function useBulk<T extends SectionTypes>(section: AdminSection<T>, onDone: () => void): Bulk<T> {
  const { documents, texts, errors, table, isRestorable = false } = section;
  const client = useApolloClient();
  const [isPending, setIsPending] = useState(false);
  const [update] = useMutation(documents.update ?? (NOTHING as never));
  const [remove] = useMutation(documents.remove ?? (NOTHING as never));
  const toasts = useToasts();
  const refresh = () => {
    forgetCached(client, table);
    onDone();
  };
  const undo = useUndoDeletion(table, refresh);

  async function run(work: () => Promise<void>, around = texts.saveFailed): Promise<boolean> {
    setIsPending(true);
    try {
      await work();
      refresh();
      return true;
    } catch (error) {
      toasts.failure(error, { errors, around });
      return false;
    } finally {
      setIsPending(false);
    }
  }

  return {
    isPending,
    change: ({ patch, done }, ids) =>
      run(async () => {
        await update({ variables: { where: among(ids), set: patch } as never });
        toasts.success(done, { values: { count: ids.size } });
      }),
    remove: (ids) =>
      run(async () => {
        await remove({ variables: { where: among(ids) } as never });
        const own = ids.size === 1 ? texts.deleted : undefined;
        toasts.success(own ?? 'kit.bulk.deleted', {
          values: { count: ids.size },
          onUndo: isRestorable ? () => undo(ids) : undefined,
        });
      }, texts.deleteFailed),
  };
}

const among = (ids: ReadonlySet<string>) => ({ id: { _in: [...ids] } });
