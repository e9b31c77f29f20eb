import { use, useEffect, useMemo, useRef, useState } from 'react';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import type { Draft } from '../guard/draft.ts';
import { dropStoredDraft, readStoredDraft, storeDraft, type StoredDraft } from '../guard/stored-drafts.ts';

/** Milliseconds after the last change until the draft is written. */
const PAUSE_MS = 500;

/** Keeps what is typed in a form in the browser's storage. */
export type DraftStore = { keep: (draft: Draft) => void; forget: () => void };

export type BrowserDraft = {
  /** Undefined for a form that keeps no draft in the browser. */
  store: DraftStore | undefined;
  /** Draft of an earlier visit, until the person continues with it or drops it. */
  offered: StoredDraft | null;
  endOffer: () => void;
  /** Moment at which the browser kept what is typed; 'failed' if it could not, null while nothing is kept. */
  keptAt: Date | 'failed' | null;
};

type Options = { isWanted: boolean; owner: string; form: string };

/**
 * Keeps what a person types in a form in this browser, and offers what an earlier visit left there. A draft is written in
 * pauses of typing and when the page is hidden; it is deleted once it is saved or discarded, and when the person logs out.
 */
export function useStoredDraft({ isWanted, owner, form }: Options): BrowserDraft {
  const key = `${owner} ${form}`;
  const session = use(SessionStoreContext);
  const [offered, setOffered] = useState(() => (isWanted ? readStoredDraft(key) : null));
  const [keptAt, setKeptAt] = useState<BrowserDraft['keptAt']>(null);
  const pause = usePause((draft) => {
    // A logout in another tab has deleted the person's drafts already.
    if (session && session.getSession().user?.id !== owner) return;
    const at = new Date();
    setKeptAt(storeDraft(key, draft, at) ? at : 'failed');
  });

  const store = useMemo<DraftStore>(
    () => ({
      keep: pause.wait,
      forget: () => {
        pause.stop();
        dropStoredDraft(key);
        setKeptAt(null);
      },
    }),
    [pause, key],
  );

  return { store: isWanted ? store : undefined, offered, endOffer: () => setOffered(null), keptAt };
}

/** Returns functions that wait for a pause before the newest draft is written, and that stop waiting. */
function usePause(write: (draft: Draft) => void) {
  const waitingRef = useRef<{ draft: Draft; timer: ReturnType<typeof setTimeout> } | null>(null);
  const writeRef = useRef(write);
  useEffect(() => {
    writeRef.current = write;
  });

  const pause = useMemo(() => {
    const stop = () => {
      clearTimeout(waitingRef.current?.timer);
      waitingRef.current = null;
    };
    const end = () => {
      const due = waitingRef.current?.draft;
      stop();
      if (due) writeRef.current(due);
    };
    const wait = (draft: Draft) => {
      stop();
      waitingRef.current = { draft, timer: setTimeout(end, PAUSE_MS) };
    };

    return { stop, end, wait };
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', pause.end);
    document.addEventListener('visibilitychange', pause.end);

    return () => {
      pause.stop();
      window.removeEventListener('pagehide', pause.end);
      document.removeEventListener('visibilitychange', pause.end);
    };
  }, [pause]);

  return pause;
}
