import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { createLogger } from '#src/lib/log/logger.ts';
import { KnownContacts } from '../import-documents.ts';
import type { Mode } from '../upload-contacts.ts';
import {
  correctReading,
  guessReading,
  readPreview,
  type Correction,
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
  /** Reads the file again with the person's correction. */
  change: (correction: Correction) => Promise<void>;
};

/**
 * Returns the preview of a chosen file. Only the latest reading is shown, even if an earlier one ends later; it has all
 * corrections, also those that were made while the file was being read.
 */
export function useImportPreview(): PreviewState {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [mode, setMode] = useState<Mode>('skip');
  /** What the latest reading reads with; null after it has failed, as the shown preview's counts again then. */
  const latest = useRef<Promise<Reading> | null>(null);

  async function read(chosen: File, inMode: Mode, readsWith: Promise<Reading>): Promise<void> {
    latest.current = readsWith;
    const isLatest = () => latest.current === readsWith;
    setIsReading(true);
    setError(null);
    try {
      const reading = { ...(await readsWith), areAllLeaving: inMode === 'unsubscribe' };
      const found = await readPreview(chosen, reading, countKnownBy(client));
      if (!isLatest()) return;
      setPreview(found);
    } catch (failure) {
      log.warn('A file could not be read.', { error: failure });
      if (!isLatest()) return;
      setError(failure);
      latest.current = null;
    }
    setIsReading(false);
  }

  async function readAgain(inMode: Mode, correction: Correction): Promise<void> {
    if (!file || !preview) return;
    const before = latest.current ?? Promise.resolve(preview.reading);
    const corrected = before.then((reading) => correctReading(file, reading, correction(reading)));
    await read(file, inMode, corrected);
  }

  return {
    file,
    preview,
    isReading,
    error,
    mode,
    chooseMode: async (next) => {
      setMode(next);
      const isAlike = (next === 'unsubscribe') === (mode === 'unsubscribe');
      if (!isAlike) await readAgain(next, ({ meanings }) => ({ meanings }));
    },
    choose: async (chosen) => {
      setFile(chosen);
      setPreview(null);
      setError(null);
      setIsReading(false);
      latest.current = null;
      if (chosen) await read(chosen, mode, guessReading(chosen));
    },
    change: (correction) => readAgain(mode, correction),
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
