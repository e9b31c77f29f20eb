import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a function that stays the same and calls the newest `act`, for events of parts that are not drawn again. */
export function useStable<Given extends unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const newest = useRef(act);
  useInsertionEffect(() => {
    newest.current = act;
  });

  return useCallback((...given: Given) => newest.current(...given), []);
}
