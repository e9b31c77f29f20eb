import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, getApolloContext } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import type { SessionEvent } from '#src/lib/auth/session.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { createApolloClient, type ApiClient } from './create-apollo-client.ts';

const log = createLogger('api');

const apis = new WeakMap<SessionStore, ApiClient>();

/** The API's client of a session, made when it is first asked for; it follows the session. */
export function apiOf(session: SessionStore): ApiClient {
  const known = apis.get(session);
  if (known) return known;
  const api = createApolloClient(session);
  apis.set(session, api);
  session.onEvent((event) => follow(api, session, event));

  return api;
}

/** Gives the tree the API's client, the one around it where there is one. Needs a SessionProvider above it. */
export function ApolloAppProvider({ children }: { children: ReactNode }) {
  const { client } = use(getApolloContext());

  return client ? children : <OwnClient>{children}</OwnClient>;
}

function OwnClient({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apiOf(useSessionStore()).client}>{children}</ApolloProvider>;
}

/** Running subscriptions go on with the new token, or with none; private data goes with the session. */
function follow({ client, renewSocket }: ApiClient, session: SessionStore, event: SessionEvent): void {
  const isFirstLookOfVisitor = event === 'INITIAL_SESSION' && session.getSession().status === 'anonymous';
  if (!isFirstLookOfVisitor) renewSocket();
  if (event === 'SIGNED_OUT') forgetPrivateData(client);
}

/** Waits until the guard has taken the private pages away, so that nothing of theirs is asked for again. */
function forgetPrivateData(client: ApolloClient): void {
  setTimeout(() => {
    client.resetStore().catch((error: unknown) => {
      // What was under way for the person who left is given up, which is no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('Reading the public data again after signing out failed.', { error });
    });
  });
}
