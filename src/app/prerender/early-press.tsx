import { useEffect, type ReactNode } from 'react';

declare global {
  interface Window {
    /** Returns the button clicked before this script ran; defined by the web server (`web/site/prerender/start-script.ts`). */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

type EarlyPressProps = { button: HTMLElement | null | undefined; children: ReactNode };

/** Clicks the button that a visitor clicked before hydration, when the click had no effect, once the page is hydrated. */
export function EarlyPress({ button, children }: EarlyPressProps) {
  useEffect(() => {
    // A separate task, since a click makes React hydrate the button's part first, which it can't do during effects.
    const timer = setTimeout(() => button?.isConnected && button.click());
    return () => clearTimeout(timer);
  }, [button]);

  return children;
}
