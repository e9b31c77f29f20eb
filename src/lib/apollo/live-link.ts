import type { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { isCallersFault } from '../api/is-callers-fault.ts';
import { createLiveClient } from '../api/live-client.ts';
import { reconnectDelayMs } from '../api/reconnect-delay.ts';
import { apiRoleOf, authHeaders } from './request-context.ts';

export type LiveLink = { link: ApolloLink; renew: () => void };

/** Carries the subscriptions of whoever is signed in; what visitors watch has a socket of its own (`lib/public-data`). */
export function createLiveLink(session: SessionStore, url: string): LiveLink {
  const members = createLiveClient({
    url,
    headers: async () => {
      const token = await session.accessToken();
      return authHeaders(token, apiRoleOf(session.getSession().role));
    },
  });

  return { link: createResumeLink().concat(new GraphQLWsLink(members)), renew: () => members.renew() };
}

/**
 * A subscription goes on as long as someone listens: graphql-ws gives up at some close codes, and a server
 * that is without its database answers `unexpected`. What the caller did wrong is not asked again.
 */
function createResumeLink(): RetryLink {
  return new RetryLink({
    attempts: (_count, _operation, error) => !isCallersFault(error),
    delay: (count) => reconnectDelayMs(count - 1),
  });
}
