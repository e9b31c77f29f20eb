/** Milliseconds of a slide-over's closing animation; SPEC section 9. */
export const SLIDE_OVER_CLOSE_MS = 300;

/** Open panel; `onBack` closes it. */
type OpenPanel = { onBack: () => void };
/** History entry of an open panel: its index, its page, and the URL's query, which choices in the panel change. */
type Step = { index: number; path: string; search: string };

let openPanel: OpenPanel | undefined;
let step: Step | undefined;
/** True from a call of `history.back()` until its `popstate` event. */
let isReturning = false;

/**
 * Adds a history entry for an open panel, so that Back closes it. Returns a function to call when the panel closes in
 * another way: it removes the entry, or leaves it to a panel that opens at that moment.
 */
export function takeStep(onBack: () => void): () => void {
  const panel = { onBack };
  openPanel = panel;
  settle();

  return () => {
    if (openPanel === panel) openPanel = undefined;
    setTimeout(settle);
  };
}

/** Marks the panel's entry again after a choice in it has replaced the entry's URL; entries of other pages stay unmarked. */
export function keepStep(): void {
  if (!step || isAtStep() || currentIndex() !== step.index || currentPath() !== step.path) return;
  step.search = window.location.search;
  window.history.replaceState(stateOfStep(step.index), '');
}

/**
 * Closes the panel at Back, and skips an entry whose panel is gone (after Forward or a reload). `onChoice` receives the
 * query that was chosen in a panel, for the URL of the page beneath it.
 */
export function watchSteps(onChoice: (search: string) => void): () => void {
  const handle = () => {
    const closing = isReturning || isAtStep() ? undefined : openPanel;
    isReturning = false;
    if (closing) {
      openPanel = undefined;
      closing.onBack();
    }
    settle();
    // Waits until the router has handled this event.
    setTimeout(carryChoice, 0, onChoice);
  };
  window.addEventListener('popstate', handle);
  settle();

  return () => {
    window.removeEventListener('popstate', handle);
  };
}

/** Adds the entry that an open panel lacks, or leaves the entry of a panel that is no longer open. */
function settle(): void {
  if (isReturning || Boolean(openPanel) === isAtStep()) return;
  if (openPanel) {
    step = { index: currentIndex() + 1, path: currentPath(), search: window.location.search };
    window.history.pushState(stateOfStep(step.index), '');
  } else {
    isReturning = true;
    window.history.back();
  }
}

function carryChoice(onChoice: (search: string) => void): void {
  if (!step || isAtStep()) return;
  const { path, search } = step;
  step = undefined;
  if (currentPath() === path && window.location.search !== search) onChoice(search);
}

function currentPath(): string {
  return window.location.pathname + window.location.hash;
}

/** Returns the state for a panel's entry: the router's state with the entry's index and our mark. */
function stateOfStep(index: number): object {
  return { ...(window.history.state as object | null), idx: index, isPanelStep: true };
}

/** Returns the router's index of the current entry; replacing an entry keeps its index, Back leads to a lower one. */
function currentIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

function isAtStep(): boolean {
  const state: unknown = window.history.state;

  return typeof state === 'object' && state !== null && 'isPanelStep' in state;
}
