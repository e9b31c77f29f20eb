import { placeOf, type UnsavedChanges } from './unsaved-changes.ts';

/** The browser itself asks before the tab is closed or reloaded, in words of its own. */
export function guardTab(changes: UnsavedChanges): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (changes.isDirty) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);

  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

/**
 * Back and Forward have happened by the time a page hears of them: the router is kept from hearing, the history is put
 * back, and goes there for good once the person agrees.
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

/** A plain click on a link of the site asks first; what opens elsewhere leaves this page as it is. */
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
