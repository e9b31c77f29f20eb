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

/** Returns the API client of a session; creates it on first use and keeps it in step with the session. */
export function apiOf(session: SessionStore): ApiClient {
  const known = apis.get(session);
  if (known) return known;
  const api = createApolloClient(session);
  apis.set(session, api);
  session.onEvent((event) => follow(api, session, event));

  return api;
}

/** Provides the API client to the tree, unless the tree already has one. Needs a SessionProvider above it. */
export function ApolloAppProvider({ children }: { children: ReactNode }) {
  const { client } = use(getApolloContext());

  return client ? children : <OwnClient>{children}</OwnClient>;
}

function OwnClient({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apiOf(useSessionStore()).client}>{children}</ApolloProvider>;
}

/** Reconnects subscriptions with the new token, or with none, and drops private data when the session ends. */
function follow({ client, renewSocket }: ApiClient, session: SessionStore, event: SessionEvent): void {
  const isFirstLookOfVisitor = event === 'INITIAL_SESSION' && session.getSession().status === 'anonymous';
  if (!isFirstLookOfVisitor) renewSocket();
  if (event === 'SIGNED_OUT') forgetPrivateData(client);
}

/** Clears the cache after the admin guard has unmounted the private pages, so that their queries are not sent again. */
function forgetPrivateData(client: ApolloClient): void {
  setTimeout(() => {
    client.resetStore().catch((error: unknown) => {
      // Running requests of the person who signed out are aborted, which is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('Reading the public data again after signing out failed.', { error });
    });
  });
}
