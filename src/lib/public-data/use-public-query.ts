import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useSyncExternalStore } from 'react';
import { usePublicData } from './public-data-context.ts';
import type { PublicEntry, PublicState } from './public-data.ts';

type Asked<Data> = PublicState<Data> & Pick<PublicEntry<Data>, 'refetch'>;

/** What a query answers to every visitor: at once where it came with the document or was asked before in this visit. */
export function usePublicQuery<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): Asked<Data> {
  const { query } = usePublicData();
  const { getState, subscribe, refetch } = query<Data>({ document, variables: { ...variables } });

  return { ...useSyncExternalStore(subscribe, getState, getState), refetch };
}

/** What a subscription pushed last, open while the component is there. */
export function usePublicSubscription<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
): PublicState<Data> {
  const { live } = usePublicData();
  const { getState, subscribe } = live<Data>({ document, variables: {} });

  return useSyncExternalStore(subscribe, getState, getState);
}
