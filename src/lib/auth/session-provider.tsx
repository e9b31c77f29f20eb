import { createContext, useContext, type ReactNode } from 'react';

export type SessionState = {
  status: 'loading' | 'anonymous' | 'signed-in';
  user: { id: string; email: string } | null;
  role: 'admin' | 'user' | null;
  signOut: () => Promise<void>;
};

const anonymous: SessionState = {
  status: 'anonymous',
  user: null,
  role: null,
  signOut: () => Promise.resolve(),
};
const SessionContext = createContext<SessionState>(anonymous);

/** The session for the tree. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={anonymous}>{children}</SessionContext>;
}

/** Who uses the site. */
export function useSession(): SessionState {
  return useContext(SessionContext);
}
