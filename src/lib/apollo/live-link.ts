import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { ApiErrors } from '../api/api-errors.ts';
import { keepSubscribed } from '../api/keep-subscribed.ts';
import type { LiveClient } from '../api/live-client.ts';
import { createRenewableClient } from '../api/renewable-client.ts';
import { apiRoleOf, authHeaders } from './request-context.ts';

export type LiveLink = { link: ApolloLink; renew: () => void };

/** Creates the link for signed-in people's subscriptions; visitors' subscriptions use `lib/public-data` instead. */
export function createLiveLink(session: SessionStore, url: string): LiveLink {
  const members = createRenewableClient({
    url,
    headers: async () => {
      const token = await session.accessToken();
      return authHeaders(token, apiRoleOf(session.getSession().role));
    },
  });

  return { link: createSubscriptionLink(members), renew: () => members.renew() };
}

/** Creates the link that keeps subscriptions going while someone listens; only errors that the caller caused end them. */
function createSubscriptionLink(client: LiveClient): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable<ApolloLink.Result>((observer) =>
        keepSubscribed(
          client,
          { query: print(query), variables, operationName },
          {
            next: (data) => observer.next({ data: data as Record<string, unknown> }),
            failed: (error, isOver) => {
              if (isOver) observer.error(asApollos(error));
            },
          },
        ),
      ),
  );
}

const asApollos = (error: Error): Error =>
  error instanceof ApiErrors ? new CombinedGraphQLErrors({ errors: error.errors }) : error;
