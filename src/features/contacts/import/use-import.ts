import { useApolloClient, useSubscription } from '@apollo/client/react';
import { use, useRef, useState } from 'react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts, type Toasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import { summaryOf } from './import-counts.ts';
import { CancelImport, ImportProgress, UndoImport, type RunningImport } from './import-documents.ts';
import { importErrors } from './import-errors.ts';
import { untilImported } from './until-imported.ts';
import type { Preview } from './reading/read-preview.ts';
import { firstRejectionOf, uploadContacts, type ImportCounts, type Mode } from './upload-contacts.ts';
import { useRefusal } from './use-refusal.ts';

type Running = { key: string; abort: AbortController };

export type ImportRun = {
  isRunning: boolean;
  /** Progress of the import as the actions service reports it. */
  progress: RunningImport | undefined;
  /** Error of reading the progress, if it can't be read. */
  problem: unknown;
  start: (file: File | null, preview: Preview | null) => Promise<void>;
  cancel: () => Promise<void>;
};

/**
 * Uploads a previewed file and follows the import to its end. A second try of the same preview in the same mode reuses
 * its key, so the import is counted once; the key of a
 * cancelled import is not used again.
 */
export function useImport(chosen: File | null, mode: Mode, onImported: () => void): ImportRun {
  const client = useApolloClient();
  const session = use(SessionStoreContext);
  const toasts = useToasts();
  const { run } = useAction({ errors: importErrors, done: 'contacts.import.cancelled' });
  const refusal = useRefusal(chosen);
  const undo = useUndoOf();
  const [running, setRunning] = useState<Running | null>(null);
  const keys = useRef(new WeakMap<Preview, Map<Mode, string>>());
  const { data, error: problem } = useSubscription(ImportProgress, {
    variables: { key: running?.key ?? '' },
    skip: running === null,
  });
  const progress = data?.imports[0];

  async function send(file: File, preview: Preview): Promise<void> {
    const key = keyOf(keys.current, preview, mode);
    const abort = new AbortController();
    setRunning({ key, abort });
    try {
      if (!session) throw new Error('Nobody is signed in.');
      const { reading } = preview;
      const { signal } = abort;
      const answer = await uploadContacts(session, { file, key, mode, reading, signal });
      const { import_id: id, state, warnings } = answer;
      const counts = state === 'merging' ? await untilImported(client, key) : answer;
      tellDone(toasts, { counts, warnings, onUndo: id === '' ? undefined : () => void undo(id) });
      onImported();
    } catch (error) {
      // The person cancelled the upload; that needs no error message.
      if (abort.signal.aborted) return;
      const lines = refusal.linesAbout(firstRejectionOf(error));
      toasts.failure(error, { errors: importErrors, around: 'contacts.import.failed', lines });
    } finally {
      setRunning(null);
    }
  }

  return {
    isRunning: running !== null,
    progress,
    problem,
    start: async (file, preview) => {
      if (running || refusal.isRefused(file, preview, mode) || !file || !preview) return;
      await send(file, preview);
    },
    cancel: async () => {
      if (!running || !progress) return;
      await run(async () => {
        await client.mutate({ mutation: CancelImport, variables: { id: progress.id } });
        keys.current = new WeakMap();
        running.abort.abort();
      });
    },
  };
}

type Done = { counts: ImportCounts; warnings: number; onUndo: (() => void) | undefined };

/** Tells what an import did, in one toast, which offers to undo what it wrote. */
function tellDone(toasts: Toasts, { counts, warnings, onUndo }: Done): void {
  toasts.success('contacts.import.done', {
    lines: [
      { id: 'contacts.import.summary', values: summaryOf(counts) },
      ...(warnings > 0 ? [{ id: 'contacts.import.warnings' as const, values: { count: warnings } }] : []),
    ],
    onUndo: counts.created + counts.updated > 0 ? onUndo : undefined,
  });
}

/** Returns a function that undoes an import; a large one goes on in the history of imports. */
function useUndoOf(): (id: string) => Promise<boolean> {
  const client = useApolloClient();
  const toasts = useToasts();
  const { run } = useAction({ errors: importErrors });

  return (id) =>
    run(async () => {
      const { data } = await client.mutate({ mutation: UndoImport, variables: { id } });
      if (data?.undo_import.state === 'undoing') toasts.success('contacts.import.state.undoing');
      else toasts.success('contacts.import.undone', { values: { count: data?.undo_import.removed ?? 0 } });
    });
}

function keyOf(keys: WeakMap<Preview, Map<Mode, string>>, preview: Preview, mode: Mode): string {
  const known = keys.get(preview) ?? new Map<Mode, string>();
  const key = known.get(mode) ?? newKey();
  keys.set(preview, known.set(mode, key));

  return key;
}

/** Makes a random key. `randomUUID` is missing on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
