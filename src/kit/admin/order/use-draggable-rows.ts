import { useEffect, useState } from 'react';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import type { drawDraggableRows } from './draggable-rows.tsx';

type DrawRows = typeof drawDraggableRows;

const log = createLogger('admin');
const load = loadOnce(async () => (await import('./draggable-rows.tsx')).drawDraggableRows, 'extra');
let loaded: DrawRows | null = null;

/**
 * Returns the function that draws rows which can be dragged, and null until its code is there: the page loads that once it is idle.
 * Where it can't be loaded, rows are moved by their buttons.
 */
export function useDraggableRows(isWanted: boolean): DrawRows | null {
  const [draw, setDraw] = useState<DrawRows | null>(() => loaded);
  const isMissing = isWanted && !draw;

  useEffect(() => {
    if (!isMissing) return;
    const leaving = new AbortController();
    const stop = whenIdle(() =>
      untilReplaceable(leaving.signal).then((arrived) => setDraw(() => arrived), reportAbsence),
    );

    return () => {
      stop();
      leaving.abort();
    };
  }, [isMissing]);

  return isWanted ? draw : null;
}

const reportAbsence = (error: unknown) => log.warn('Rows can’t be dragged.', { error });

/** Loads the function and waits while it would take something away: rows are drawn again when they become draggable. */
async function untilReplaceable(signal: AbortSignal): Promise<DrawRows | null> {
  loaded = await load();
  await untilFocusIsElsewhere(signal);

  return signal.aborted ? null : loaded;
}

/** Waits until the focus is neither in a table nor in something that returns it there when it closes. */
function untilFocusIsElsewhere(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = (focused: EventTarget | null) => {
      if (focused instanceof Element && focused.closest('tbody, [role=dialog], [role=alertdialog]')) return;
      document.removeEventListener('focusin', onFocus);
      resolve();
    };
    const onFocus = ({ target }: FocusEvent) => check(target);
    document.addEventListener('focusin', onFocus, { signal });
    check(document.activeElement);
  });
}
