import { useApolloClient } from '@apollo/client/react';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';

const loadDocuments = loadOnce(() => import('./undo-documents.ts'), 'field');

/** Texts for the database's errors about a record that can't be restored. */
const errors: ErrorTexts<MessageId> = {
  'history-record-exists': 'kit.undo.exists',
  'history-entry-unknown': 'kit.undo.unknown',
  'history-not-restorable': 'kit.undo.unknown',
};

/**
 * Restores deleted records from the history, all records of the deleting transaction at once; the database gives them
 * their old ids.
 */
export function useUndoDeletion(table: string, onDone: () => void): (ids: ReadonlySet<string>) => void {
  const client = useApolloClient();
  const toasts = useToasts();

  const { run } = useAction({ errors });

  async function undo(ids: ReadonlySet<string>): Promise<void> {
    const { DeletionEntry, UndoDeletion } = await loadDocuments();
    const { data } = await client.query({
      query: DeletionEntry,
      variables: { table, ids: [...ids] },
      fetchPolicy: 'no-cache',
    });
    const entry = data?.entries[0];
    if (!entry) return toasts.refusal('kit.undo.unknown');
    const { data: answer } = await client.mutate({
      mutation: UndoDeletion,
      variables: { entry_id: entry.id },
    });
    onDone();
    toasts.success('kit.undo.done', { values: { count: answer?.restored.length ?? ids.size } });
  }

  return (ids) => void run(() => undo(ids));
}
