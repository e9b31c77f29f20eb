import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isClosedPath } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
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
  /** The mailed link that the page was opened by. */
  link?: AccountLink | null;
};

const log = createLogger('session');

/** Makes the session known to the tree, and keeps it fresh while the tree is mounted, from when it is needed or the page is idle. */
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

/** Begins to load what the session needs, where who is there decides what is shown first. */
export function loadSessionEarly(link: AccountLink | null): void {
  // Whoever needs it asks for it again.
  if (isAskedFor(link)) importKeeper().catch(() => undefined);
}

/** Whether who is there decides what is shown first; public pages ask once they stand. */
function isAskedFor(link: AccountLink | null): boolean {
  const { location } = window;

  return link !== null || loginReturnIn(location) !== null || isClosedPath(location.pathname);
}

/** The mailed link that this tab was opened by, while it is of use; and how to forget it. */
export function useAccountLink(): { link: AccountLink | null; forget: () => void } {
  const store = useSessionStore();
  const read = () => store.link;
  const link = useSyncExternalStore(store.subscribe, read, read);

  return { link, forget: store.forgetLink };
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
