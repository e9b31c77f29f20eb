import { useSyncExternalStore } from 'react';
import { usePublicData } from './public-data-context.ts';
import type { PublicEntry, PublicState } from './public-data.ts';
import type { PublicOperation } from './public-operation.ts';

type Asked<Data> = PublicState<Data> & Pick<PublicEntry<Data>, 'refetch'>;

/** Returns a query's answer for visitors, at once if it came with the document or was read before in this visit. */
export function usePublicQuery<Data, Variables extends object>(
  operation: PublicOperation<Data, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): Asked<Data> {
  const { query } = usePublicData();
  const { getState, subscribe, refetch } = query<Data>({ operation, variables: { ...variables } });

  return { ...useSyncExternalStore(subscribe, getState, getState), refetch };
}

/** Returns the last data of a subscription, which is open while the component is mounted. */
export function usePublicSubscription<Data>(
  operation: PublicOperation<Data, Record<string, never>>,
): PublicState<Data> {
  const { live } = usePublicData();
  const { getState, subscribe } = live<Data>({ operation, variables: {} });

  return useSyncExternalStore(subscribe, getState, getState);
}
