import { useQuery, useSubscription } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ListChange, ListState } from '#src/kit/admin/list/list-state.ts';
import { toConditions } from '#src/kit/admin/list/page-variables.ts';
import type { LoadedList } from '#src/kit/admin/list/use-list.ts';
import { useLastError } from '#src/kit/admin/live/use-last-error.ts';
import { UNSHARED, useRefresh } from '#src/kit/admin/list/use-refresh.ts';
import { useWholeList } from '#src/kit/admin/list/use-whole-list.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { AllUsers, UserRolesChanged, type User } from './user-documents.ts';
import { usersSection, userSortKeys } from './users-section.tsx';

/** Returns the users that the action lists; the action is called again whenever a role has changed. */
export function useUsers(state: ListState, change: (change: ListChange) => void): LoadedList<User> {
  const query = useQuery(AllUsers, {
    fetchPolicy: 'cache-and-network',
    context: UNSHARED,
    notifyOnNetworkStatusChange: true,
  });
  const { data, previousData, loading } = query;
  const error = useLastError(query);
  const refresh = useRefresh(query);
  useRecovery(query);
  useSubscription(UserRolesChanged, { ignoreResults: true, onData: () => void refresh() });

  return useWholeList({
    all: (data ?? previousData)?.users ?? null,
    conditions: useMemo(() => toConditions(usersSection, state, ''), [state]),
    sortKeys: userSortKeys,
    state,
    change,
    error,
    isLoading: loading,
    refetch: refresh,
  });
}
