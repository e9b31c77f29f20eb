import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/listeners/create-listeners.ts';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import { loadLateTexts } from '#src/lib/messages/late-texts.ts';

type AfterList = typeof import('./after-list.ts');

const listeners = createListeners();
let loaded: AfterList | null = null;

async function load(): Promise<AfterList> {
  [loaded] = await Promise.all([import('./after-list.ts'), loadLateTexts()]);
  listeners.tell();

  return loaded;
}

/** Loads the parts because somebody wants one of them. */
export const loadAfterList = loadOnce(load, 'field');

/** Returns the parts; null until they are loaded. */
export function useAfterList(): AfterList | null {
  return useSyncExternalStore(listeners.add, () => loaded);
}

/** Loads the parts when the browser is idle after the list is drawn, so that the first click on one of them finds it. */
export function useAfterListOnceDrawn(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn || loaded) return;

    return whenIdle(() => loadAgain(load, 'extra').catch(() => undefined));
  }, [isDrawn]);
}
