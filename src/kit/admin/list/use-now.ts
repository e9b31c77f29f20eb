import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const currentMinute = () => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4);

  return () => clearInterval(timer);
}

/** The current minute as ISO text, for what is shown by the clock. */
export function useNow(): string {
  return useSyncExternalStore(subscribe, currentMinute);
}
