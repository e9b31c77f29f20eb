import { useApolloClient } from '@apollo/client/react';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { forgetCached } from '../list/forget-cached.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { undoDeletion } from '../undo/undo-deletion.ts';
import type { SavedCells } from './price-table.tsx';
import { inverseOf, writeRows, type RowsDocument, type RowWrite } from '../form/saving/write-rows.ts';

type Options = {
  table: string;
  document: RowsDocument;
  /** Columns with the amounts. */
  amounts: readonly string[];
  errors: ErrorTexts<MessageId> | undefined;
  /** Text around the message of a failed save. */
  around: MessageId | undefined;
  /** Reads the rows again. */
  refresh: () => Promise<void>;
};

type Saving = {
  isSaving: boolean;
  /** Saves rows by one request, and says by `done` that they are saved. */
  save: (writes: readonly RowWrite[], done: MessageId) => Promise<SavedCells>;
};

/** Returns a function that saves rows, says what became of them, and offers to undo it. */
export function useSavingRows({ table, document, amounts, errors, around, refresh }: Options): Saving {
  const client = useApolloClient();
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors, around });
  const readAgain = async () => {
    forgetCached(client, table);
    await refresh();
  };

  /** Writes rows; returns those that are stored. */
  async function write(writes: readonly RowWrite[]): Promise<RowWrite[]> {
    const missed = await writeRows({ client, document, amounts }, writes);
    await readAgain();
    if (missed.length > 0) toasts.refusal('prices.overtaken', { count: missed.length });

    return writes.filter((one) => !missed.includes(one));
  }

  /** Returns what undoes a save: the history gives back what was deleted, with all that the row had. */
  function undoOf(writes: readonly RowWrite[]): (() => void) | undefined {
    const deleted = writes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
    if (deleted.length === 0) {
      return () =>
        void run(async () => {
          const stored = await write(inverseOf(writes));
          if (stored.length === writes.length) toasts.success('prices.undone');
        });
    }
    const tools = { client, toasts, run, refresh: () => void readAgain() };

    return deleted.length === writes.length ? () => undoDeletion(tools, table, deleted) : undefined;
  }

  return {
    isSaving: isPending,
    save: async (writes, done) => {
      let stored: RowWrite[] | null = null;
      await run(async () => {
        stored = await write(writes);
        if (stored.length === writes.length) toasts.success(done, { onUndo: undoOf(stored) });
      });

      return (stored as RowWrite[] | null)?.flatMap(({ keys }) => keys) ?? null;
    },
  };
}
