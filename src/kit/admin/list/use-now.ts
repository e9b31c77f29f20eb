import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current minute as ISO text. */
export const currentMinute = () => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4);

  return () => clearInterval(timer);
}

/** Returns the current minute as ISO text and draws again when it changes, for content that depends on the time. */
export function useNow(): string {
  return useSyncExternalStore(subscribe, currentMinute);
}
