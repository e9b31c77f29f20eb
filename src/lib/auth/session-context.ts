import { createContext, use } from 'react';
import type { SessionStore } from './session-store.ts';

/** Context that provides the session store to the tree. */
export const SessionStoreContext = createContext<SessionStore | null>(null);

/** Returns the session store, for components that need more than `useSession` offers. */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext);
  if (!store) throw new Error('useSessionStore needs a SessionProvider above it.');

  return store;
}
