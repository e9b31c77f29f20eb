import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';

/** Exported for the benchmark, which sends the page's own queries. */
export const DeletionEntry = graphql(`
  query DeletionEntry($table: String!, $ids: [String!]!) {
    entries: history_entries(
      where: { table_name: { _eq: $table }, record_id: { _in: $ids }, operation: { _eq: "delete" } }
      order_by: [{ id: desc }]
      limit: 1
    ) {
      id
    }
  }
`);

const UndoDeletion = graphql(`
  mutation UndoDeletion($entry_id: bigint!) {
    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: true }) {
      id
    }
  }
`);

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
