import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

type Announce = (text: ReactNode) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Polite live region around the page's content; screen readers speak the texts passed to `useAnnounce`. */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ text, turn }, setSaid] = useState<{ text: ReactNode; turn: number }>({ text: '', turn: 0 });
  const announce = useCallback<Announce>((next) => {
    setSaid((before) => ({ text: next, turn: before.turn + 1 }));
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite" data-announcer="">
          {/* A text that is announced twice is a new element each time, so that it is spoken twice. */}
          <span key={turn}>{text}</span>
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Returns a function that tells screen readers of a change that sighted visitors see (plans switched, panel loaded). */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** Focuses the page's content if nothing has the focus: the control that opened a dialog may be gone when it closes. */
export function focusPageIfLost(): void {
  if (document.activeElement === document.body) focusPage();
}

/** Focuses the page's content after the focused control has vanished, so that the next Tab stays near the list. */
export function focusPage(): void {
  document.getElementById('main')?.focus();
}
