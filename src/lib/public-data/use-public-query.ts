import { useSyncExternalStore } from 'react';
import { usePublicData } from './public-data-context.ts';
import type { PublicEntry, PublicState } from './public-data.ts';
import type { PublicOperation } from './public-operation.ts';

type Asked<Data> = PublicState<Data> & Pick<PublicEntry<Data>, 'refetch'>;

type Given<Variables> = Record<string, never> extends Variables ? [] : [Variables];

/** Returns a query's answer for visitors, at once if it came with the document or was read before in this visit. */
export function usePublicQuery<Data, Variables extends object>(
  operation: PublicOperation<Data, Variables>,
  ...[variables]: Given<Variables>
): Asked<Data> {
  const { getState, subscribe, refetch } = useEntry<Data>(operation, variables);

  return { ...useSyncExternalStore(subscribe, getState, getState), refetch };
}

/** Returns the same, and what the API pushes later, while the component is mounted. */
export function useLiveQuery<Data, Variables extends object>(
  operation: PublicOperation<Data, Variables>,
  ...[variables]: Given<Variables>
): Asked<Data> {
  const { getState, follow, refetch } = useEntry<Data>(operation, variables);

  return { ...useSyncExternalStore(follow, getState, getState), refetch };
}

function useEntry<Data>(operation: PublicOperation, variables?: object): PublicEntry<Data> {
  return usePublicData().query<Data>({ operation, variables: { ...variables } });
}
