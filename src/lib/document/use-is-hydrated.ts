import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the browser has taken the page over; never on the server, always where the browser alone draws. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
