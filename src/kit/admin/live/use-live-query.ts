import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery, useSubscription } from '@apollo/client/react';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { UNSHARED, useRefresh } from '../list/use-refresh.ts';
import { useLastError } from './use-last-error.ts';

export type LiveQuery<Data> = {
  /** Undefined until the first answer. */
  data: Data | undefined;
  error: unknown;
  refresh: () => Promise<void>;
};

type LiveState<Data> = LiveQuery<Data> & {
  isLoading: boolean;
  /** True if `data` is the answer for these variables, false if it is that for the ones before. */
  isCurrent: boolean;
};

/**
 * Reads a query, and reads it again whenever a subscription reports a change; it is retried while the API fails through
 * no fault of the page. After a failed read the data before it stay, and its error until the next answer.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  changed: TypedDocumentNode<unknown, Record<string, never>>,
): LiveState<Data> {
  const query = useQuery<Data>(document as TypedDocumentNode<Data>, {
    variables,
    fetchPolicy: 'cache-and-network',
    context: UNSHARED,
    notifyOnNetworkStatusChange: true,
  });
  const refresh = useRefresh(query);
  useRecovery(query);
  useSubscription(changed, { ignoreResults: true, onData: () => void refresh() });

  // The data is always complete (`dataState` 'complete'), as no query of the kit is deferred or partial.
  return {
    data: (query.data ?? query.previousData) as Data | undefined,
    error: useLastError(query),
    refresh,
    isLoading: query.loading,
    isCurrent: query.data !== undefined,
  };
}
