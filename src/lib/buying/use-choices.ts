import { use, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AsDrawnContext } from '#src/lib/loading/as-drawn.ts';
import { choicesOf, type Choices } from './choices.ts';
import { keptChoices, nothingKept } from './kept-choices.ts';

/** Returns the visitor's choices: those of the address, else those kept; while a page is hydrated, those it was drawn with. */
export function useChoices(): Choices {
  const [parameters] = useSearchParams();
  const isAsDrawn = use(AsDrawnContext);
  const kept = useSyncExternalStore(
    keptChoices.subscribe,
    isAsDrawn ? nothingKept : keptChoices.get,
    nothingKept,
  );

  return useMemo(() => choicesOf(parameters, kept), [parameters, kept]);
}
