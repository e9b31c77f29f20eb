import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { useMemo } from 'react';
import { filter, firstValueFrom } from 'rxjs';
import { oneAtATime } from './one-at-a-time.ts';

/** Context of a list's requests: one that is sent after a change must not share the answer of one sent before it. */
export const UNSHARED = { queryDeduplication: false };

type Query<Data, Variables extends OperationVariables> = {
  observable: ObservableQuery<Data, Variables>;
  refetch: () => Promise<unknown>;
};

/**
 * Returns a function that reads a query again: one request at a time, and one more after it for everything that was told
 * during it. Failures are shown from the query's `error`.
 */
export function useRefresh<Data, Variables extends OperationVariables>({
  observable,
  refetch,
}: Query<Data, Variables>): () => Promise<void> {
  return useMemo(
    () =>
      oneAtATime(() =>
        untilAnswered(observable)
          .then(refetch)
          .then(
            () => undefined,
            () => undefined,
          ),
      ),
    [observable, refetch],
  );
}

/** Waits for the request that is under way already: that of the first load, of another page, or of a retry. */
async function untilAnswered<Data, Variables extends OperationVariables>(
  query: ObservableQuery<Data, Variables>,
): Promise<void> {
  if (query.getCurrentResult().loading) await firstValueFrom(query.pipe(filter(({ loading }) => !loading)));
}
