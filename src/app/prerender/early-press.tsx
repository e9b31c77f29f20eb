import { useEffect, type ReactNode } from 'react';

declare global {
  interface Window {
    /** The web server's script (`web/prerender/start-script.ts`) keeps what was pressed before this one ran, until it is asked. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

type EarlyPressProps = { button: HTMLElement | null | undefined; children: ReactNode };

/** Presses the button that was pressed in vain, once the page that it stands on is taken over. */
export function EarlyPress({ button, children }: EarlyPressProps) {
  useEffect(() => {
    // In a task of its own: React takes over the part with the button first, which it can't do while it runs effects.
    const timer = setTimeout(() => button?.isConnected && button.click());
    return () => clearTimeout(timer);
  }, [button]);

  return children;
}
