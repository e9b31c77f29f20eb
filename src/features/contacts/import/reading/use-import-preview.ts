import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { createLogger } from '#src/lib/log/logger.ts';
import { KnownContacts } from '../import-documents.ts';
import type { Mode } from '../upload-contacts.ts';
import {
  guessReading,
  guessWith,
  readPreview,
  type CountKnown,
  type Preview,
  type Reading,
} from './read-preview.ts';

const log = createLogger('admin');

export type PreviewState = {
  file: File | null;
  preview: Preview | null;
  isReading: boolean;
  mode: Mode;
  /** Chooses what happens to contacts that exist; the file is read again where its states begin or cease to count. */
  chooseMode: (mode: Mode) => Promise<void>;
  /** Error from reading the file. */
  error: unknown;
  choose: (file: File | null) => Promise<void>;
  /** Reads the file again with the person's correction; another encoding or delimiter has the columns guessed again. */
  change: (part: Partial<Reading>) => Promise<void>;
};

/** Returns the preview of a chosen file. Only the latest choice counts, even if an earlier reading ends later. */
export function useImportPreview(): PreviewState {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [mode, setMode] = useState<Mode>('skip');
  const turn = useRef(0);

  const read = useCallback(
    async (chosen: File, inMode: Mode, readingOf: () => Promise<Reading>) => {
      turn.current += 1;
      const own = turn.current;
      setIsReading(true);
      setError(null);
      try {
        const reading = { ...(await readingOf()), areAllLeaving: inMode === 'unsubscribe' };
        const found = await readPreview(chosen, reading, countKnownBy(client));
        if (turn.current === own) setPreview(found);
      } catch (failure) {
        log.warn('A file could not be read.', { error: failure });
        if (turn.current === own) setError(failure);
      } finally {
        if (turn.current === own) setIsReading(false);
      }
    },
    [client],
  );

  return {
    file,
    preview,
    isReading,
    error,
    mode,
    chooseMode: async (next) => {
      setMode(next);
      if (!file || !preview) return;
      const isAlike = (next === 'unsubscribe') === (mode === 'unsubscribe');
      if (!isAlike) await read(file, next, async () => preview.reading);
    },
    choose: async (chosen) => {
      setFile(chosen);
      setPreview(null);
      setError(null);
      turn.current += 1;
      if (chosen) await read(chosen, mode, () => guessReading(chosen));
    },
    change: async (part) => {
      if (!file || !preview) return;
      const isAnswer = part.meanings !== undefined;
      const reading = { ...preview.reading, ...(isAnswer ? {} : { meanings: [] }), ...part };
      const isOther = part.encoding !== undefined || part.delimiter !== undefined;
      await read(file, mode, async () =>
        isOther ? guessWith(file, reading.encoding, reading.delimiter) : reading,
      );
    },
  };
}

/** Returns the function that asks the API how many emails are contacts already. */
function countKnownBy(client: ApolloClient): CountKnown {
  return async (keys) => {
    const { data } = await client.query({
      query: KnownContacts,
      variables: { keys: [...keys] },
      fetchPolicy: 'no-cache',
    });
    return data?.known.aggregate?.count ?? 0;
  };
}
