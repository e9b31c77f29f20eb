import { useCallback, useSyncExternalStore } from 'react';

/** Too narrow for a table's columns and for a dialog beside the page. */
export const PHONE = '(max-width: 599.95px)';

/** Whether a media query matches, as it is now; on the server none does. Where only looks differ, CSS says so by itself. */
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
