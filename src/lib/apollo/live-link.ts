import type { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { isCallersFault } from '../api/is-callers-fault.ts';
import { createLiveClient } from '../api/live-client.ts';
import { reconnectDelayMs } from '../api/reconnect-delay.ts';
import { apiRoleOf, authHeaders } from './request-context.ts';

export type LiveLink = { link: ApolloLink; renew: () => void };

/** Creates the link for signed-in people's subscriptions; visitors' subscriptions use `lib/public-data` instead. */
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
 * Creates the link that resumes failed subscriptions while someone listens: graphql-ws gives up at some close codes, and
 * a server without its database answers `unexpected`. Errors that the caller caused are not retried.
 */
function createResumeLink(): RetryLink {
  return new RetryLink({
    attempts: (_count, _operation, error) => !isCallersFault(error),
    delay: (count) => reconnectDelayMs(count - 1),
  });
}
