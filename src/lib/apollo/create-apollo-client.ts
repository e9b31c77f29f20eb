import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { createAuthLink } from './request-links.ts';
import { createLiveLink } from './live-link.ts';
import { createRefusedTokenLink } from './request-links.ts';
import { requestIdLink } from './request-links.ts';
import { InMemoryCache } from '@apollo/client/cache';

/** API's path. Asked for `application/json` it answers errors with status 200, as Hasura does; browsers log others. */
const GRAPHQL_PATH = '/v1/graphql';

export type ApiClient = {
  client: ApolloClient;
  /** Reconnects the socket after the token has changed. */
  renewSocket: () => void;
};

/** Creates the client of the site's own GraphQL API: queries and mutations by HTTP, subscriptions by WebSocket. */
export function createApolloClient(session: SessionStore): ApiClient {
  const live = createLiveLink(session, socketUrl());
  const transport = ApolloLink.split(
    ({ query }) => isSubscriptionOperation(query),
    live.link,
    requestIdLink.concat(new HttpLink({ uri: GRAPHQL_PATH, headers: { accept: 'application/json' } })),
  );
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([createRefusedTokenLink(session), createAuthLink(session), transport]),
    dataMasking: true,
  });

  return { client, renewSocket: live.renew };
}

function socketUrl(): string {
  const url = new URL(GRAPHQL_PATH, window.location.origin);
  url.protocol = url.protocol.replace('http', 'ws');

  return url.href;
}

/** Creates the cache of the API's answers; rows of tables without an `id` are identified by their own key columns. */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      user_roles: { keyFields: ['user_id'] },
      seo_settings: { keyFields: ['key'] },
      analytics_settings: { keyFields: ['key'] },
    },
  });
}
