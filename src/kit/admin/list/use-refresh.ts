import { useMemo } from 'react';
import { oneAtATime } from './one-at-a-time.ts';

/** Context of a list's requests: one that is sent after a change must not share the answer of one sent before it. */
export const UNSHARED = { queryDeduplication: false };

/** Returns a function that reads a query again, one request at a time. Failures are shown from the query's `error`. */
export function useRefresh(refetch: () => Promise<unknown>): () => Promise<void> {
  return useMemo(
    () =>
      oneAtATime(() =>
        refetch().then(
          () => undefined,
          () => undefined,
        ),
      ),
    [refetch],
  );
}
