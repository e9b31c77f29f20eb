import { createContext, use } from 'react';
import type { SessionStore } from './session-store.ts';

/** Carries the session store through the tree. */
export const SessionStoreContext = createContext<SessionStore | null>(null);

/** The session store itself, for those who need more than `useSession`. */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext);
  if (!store) throw new Error('useSessionStore needs a SessionProvider above it.');

  return store;
}
