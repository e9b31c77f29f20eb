import type { ApolloClient } from '@apollo/client';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { Action } from '../toasts/use-action.ts';
import type { Toasts } from '../toasts/use-toasts.tsx';
import { DeletionEntry, UndoDeletion } from './undo-documents.ts';

/** Texts for the database's errors about a record that can't be restored. */
const errors: ErrorTexts<MessageId> = {
  'history-record-exists': 'kit.undo.exists',
  'history-entry-unknown': 'kit.undo.unknown',
  'history-not-restorable': 'kit.undo.unknown',
};

type Tools = { client: ApolloClient; toasts: Toasts; run: Action['run']; refresh: () => void };

/**
 * Restores deleted records from the history, all records of the deleting transaction at once; the database gives them
 * their old ids.
 */
export function undoDeletion({ client, toasts, run, refresh }: Tools, table: string, ids: string[]): void {
  const undo = async () => {
    const { data } = await client.query({
      query: DeletionEntry,
      variables: { table, ids },
      fetchPolicy: 'no-cache',
    });
    const entry = data?.entries[0];
    if (!entry) return toasts.refusal('kit.undo.unknown');
    const { data: answer } = await client.mutate({
      mutation: UndoDeletion,
      variables: { entry_id: entry.id },
    });
    refresh();
    toasts.success('kit.undo.done', { values: { count: answer?.restored.length ?? ids.length } });
  };

  void run(undo, { errors, around: undefined });
}
