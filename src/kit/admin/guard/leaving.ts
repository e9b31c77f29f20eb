import { placeOf, type UnsavedChanges } from './unsaved-changes.ts';

/** Makes the browser ask, in its own words, before a tab with unsaved text is closed or reloaded. */
export function guardTab(changes: UnsavedChanges): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (changes.isDirty) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);

  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

/**
 * Asks before Back and Forward leave unsaved text. The browser has already moved when the page hears of it, so this hides
 * the event from the router, moves the history back, and repeats the move once the person agrees.
 */
export function guardBack(changes: UnsavedChanges): () => void {
  let isPuttingBack = false;
  const onPopState = (event: PopStateEvent) => {
    const steps = placeOf(event.state) - changes.place;
    if (!isPuttingBack && (!changes.isDirty || steps === 0)) return;
    event.stopImmediatePropagation();
    if (isPuttingBack) {
      isPuttingBack = false;
      return;
    }
    isPuttingBack = true;
    window.history.go(-steps);
    void changes.mayLeave().then((mayLeave) => {
      if (mayLeave) window.history.go(steps);
    });
  };
  window.addEventListener('popstate', onPopState, { capture: true });

  return () => window.removeEventListener('popstate', onPopState, { capture: true });
}

/** Asks before a plain click on a link of the site leaves unsaved text; links that open in another tab need no question. */
export function guardLinks(changes: UnsavedChanges, navigate: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere =
      event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || !changes.isDirty || isElsewhere || (link.target && link.target !== '_self')) return;
    if (link.origin !== window.location.origin || link.hasAttribute('download')) return;
    event.preventDefault();
    event.stopPropagation();
    void changes.mayLeave().then((mayLeave) => {
      if (mayLeave) navigate(`${link.pathname}${link.search}${link.hash}`);
    });
  };
  document.addEventListener('click', onClick, { capture: true });

  return () => document.removeEventListener('click', onClick, { capture: true });
}
