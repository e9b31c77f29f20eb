import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { createLogger } from '#src/lib/log/logger.ts';
import { SessionStoreContext, useSessionStore } from './session-context.ts';
import { SessionError, sessionErrorMessages } from './session-error.ts';
import { SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

type SessionProviderProps = { children: ReactNode; store?: SessionStore };

const log = createLogger('session');

/** Makes the session known to the tree, and keeps it fresh while the tree is mounted. */
export function SessionProvider({ children, store: given }: SessionProviderProps) {
  const { identity } = useRuntimeConfig();
  const [store] = useState(() => given ?? new SessionStore({ identity }));

  useEffect(() => store.start(), [store]);

  return <SessionStoreContext value={store}>{children}</SessionStoreContext>;
}

export type SessionState = Session & {
  /** Signs out; a failure is shown as a toast and answers false. */
  signOut: () => Promise<boolean>;
};

/** Who is signed in, in which role, and how to sign out. */
export function useSession(): SessionState {
  const store = useSessionStore();
  const intl = useIntl();
  const session = useSyncExternalStore(store.subscribe, store.getSession, store.getSession);

  return useMemo(
    () => ({
      ...session,
      signOut: async () => {
        try {
          await store.signOut();
          return true;
        } catch (error) {
          log.error('Signing out failed.', { error });
          const code = error instanceof SessionError ? error.code : 'session-sign-out-failed';
          const { enqueueSnackbar } = await import('notistack');
          enqueueSnackbar(intl.formatMessage({ id: sessionErrorMessages[code] }), { variant: 'error' });
          return false;
        }
      },
    }),
    [session, store, intl],
  );
}
