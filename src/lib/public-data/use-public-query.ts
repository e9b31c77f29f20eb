import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useSyncExternalStore } from 'react';
import { usePublicData } from './public-data-context.ts';
import type { PublicEntry, PublicState } from './public-data.ts';

type Asked<Data> = PublicState<Data> & Pick<PublicEntry<Data>, 'refetch'>;

/** Returns a query's answer for visitors, at once if it came with the document or was read before in this visit. */
export function usePublicQuery<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): Asked<Data> {
  const { query } = usePublicData();
  const { getState, subscribe, refetch } = query<Data>({ document, variables: { ...variables } });

  return { ...useSyncExternalStore(subscribe, getState, getState), refetch };
}

/** Returns the last data of a subscription, which is open while the component is mounted. */
export function usePublicSubscription<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
): PublicState<Data> {
  const { live } = usePublicData();
  const { getState, subscribe } = live<Data>({ document, variables: {} });

  return useSyncExternalStore(subscribe, getState, getState);
}
