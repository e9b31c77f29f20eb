import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { isCallersFault } from './is-callers-fault.ts';
import { createLiveClient } from './live-client.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';
import { apiRoleOf, authHeaders } from './request-context.ts';

export type LiveLink = { link: ApolloLink; renew: () => void };

/**
 * Carries subscriptions. A socket speaks in one role for all that runs on it, so those that ask as a visitor
 * have a socket of their own; each is opened only when it is needed.
 */
export function createLiveLink(session: SessionStore, url: string): LiveLink {
  const visitors = createLiveClient({ url, headers: () => Promise.resolve({}) });
  const members = createLiveClient({
    url,
    headers: async () => {
      const token = await session.accessToken();
      return authHeaders(token, apiRoleOf(session.getSession().role));
    },
  });
  const sockets = ApolloLink.split(
    (operation) => operation.getContext().asVisitor === true,
    new GraphQLWsLink(visitors),
    new GraphQLWsLink(members),
  );

  return { link: createResumeLink().concat(sockets), renew: () => members.renew() };
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
