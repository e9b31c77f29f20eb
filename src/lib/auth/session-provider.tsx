import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isClosedPath } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import type { AccountLink } from './account-link.ts';
import { SessionStoreContext, useSessionStore } from './session-context.ts';
import { SessionError, sessionErrorMessages } from './session-error.ts';
import { loginReturnIn } from './session-in-url.ts';
import { importKeeper, SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

type SessionProviderProps = {
  children: ReactNode;
  store?: SessionStore;
  /** Mailed link with which the page was opened. */
  link?: AccountLink | null;
};

const log = createLogger('session');

/** Provides the session store to the tree; runs it from when it is needed or the page is idle until the tree unmounts. */
export function SessionProvider({ children, store: given, link = null }: SessionProviderProps) {
  const { identity } = useRuntimeConfig();
  const [store] = useState(() => given ?? new SessionStore({ identity, link }));

  useEffect(() => {
    if (isAskedFor(link)) return store.start({ isAsked: true });
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      stop = store.start();
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [store, link]);

  return <SessionStoreContext value={store}>{children}</SessionStoreContext>;
}

/** Starts to load the session keeper's code early on pages that can show nothing before the session is known. */
export function loadSessionEarly(link: AccountLink | null): void {
  // Errors are ignored, as the session store loads the code again.
  if (isAskedFor(link)) importKeeper().catch(() => undefined);
}

/** Returns whether the page needs the session before it can show anything; other pages start the session when idle. */
function isAskedFor(link: AccountLink | null): boolean {
  const { location } = window;

  return link !== null || loginReturnIn(location) !== null || isClosedPath(location.pathname);
}

/** Returns the mailed link opened in this tab until it is forgotten, and a function that forgets it. */
export function useAccountLink(): { link: AccountLink | null; forget: () => void } {
  const store = useSessionStore();
  const read = () => store.link;
  const link = useSyncExternalStore(store.subscribe, read, read);

  return { link, forget: store.forgetLink };
}

export type SessionState = Session & {
  /** Signs out; on failure shows a toast and resolves to false. */
  signOut: () => Promise<boolean>;
};

/** Returns the current session (status, person, role) and a function that signs out. */
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
          const toasts = await loadAgain(() => import('#src/lib/toasts/toasts.tsx'), 'field').catch(
            () => null,
          );
          toasts?.showToast(intl.formatMessage({ id: sessionErrorMessages[code] }), { variant: 'error' });
          return false;
        }
      },
    }),
    [session, store, intl],
  );
}
