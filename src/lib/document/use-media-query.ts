import { useCallback, useSyncExternalStore } from 'react';

/**
 * Media query for windows too narrow for a table's columns and for a dialog beside the page: below 600 px, in em, so that
 * larger text counts too.
 */
export const PHONE = '(max-width: 37.49em)';

/** Returns whether a media query matches now; false on the server. Where only styles differ, use CSS instead. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => {
        media.removeEventListener('change', onChange);
      };
    },
    [query],
  );

  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
