import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** One polite live region for the whole site; screen readers speak what is announced into it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const announce = useCallback<Announce>((next) => {
    setText((previous) => (previous === next ? `${next}\u00a0` : next));
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite" data-announcer="">
          {text}
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Speaks a change that sighted visitors see (plans switched, panel loaded) to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** Puts the focus on the page, where the control that had it is gone: the next Tab leads into the list again. */
export function focusPage(): void {
  document.getElementById('main')?.focus();
}
