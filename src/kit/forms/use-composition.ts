import { useMemo, useState } from 'react';

/** Tells whether a text is being composed (as by an input method or a phone's keyboard), which is no word yet. */
export function useComposition() {
  const [isComposing, setIsComposing] = useState(false);
  const handlers = useMemo(
    () => ({
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
    }),
    [],
  );

  return { isComposing, handlers };
}
