
/** Milliseconds of a slide-over's way out; SPEC section 9. */
export const SLIDE_OVER_CLOSE_MS = 300;

/** The open panel; `onBack` closes it. */
type OpenPanel = { onBack: () => void };
/** Where the panel was opened, and what was chosen in it: a choice changes the address's parameters. */
type Step = { index: number; path: string; search: string };

let openPanel: OpenPanel | undefined;
let step: Step | undefined;
/** `history.back()` is under way; its `popstate` comes later. */
let isReturning = false;

/**
 * Gives an open panel a step of the browser's history, so that Back closes it. Whoever closes it otherwise calls what
 * is returned, which takes the step back; a panel that opens in the same moment keeps it.
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

/** Marks the step again after a choice in the panel has replaced its address; another page or anchor is no step. */
export function keepStep(): void {
  if (!step || isAtStep() || currentIndex() !== step.index || currentPath() !== step.path) return;
  step.search = window.location.search;
  window.history.replaceState(stateOfStep(step.index), '');
}

/**
 * Closes the panel at Back, and skips a step whose panel is gone (after Forward or a reload). `onChoice` gets the
 * parameters that were chosen in a panel, for the address of the page beneath it.
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
    // The router has its own answer to this event first.
    setTimeout(carryChoice, 0, onChoice);
  };
  window.addEventListener('popstate', handle);
  settle();

  return () => {
    window.removeEventListener('popstate', handle);
  };
}

/** Brings the history in line with what is open: a step for a panel, none without one. */
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

/** The page's own state, which the router keeps there, with the place of the step and our mark. */
function stateOfStep(index: number): object {
  return { ...(window.history.state as object | null), idx: index, isPanelStep: true };
}

/** Where the router counts the current entry: a replaced one keeps its place, the way back leads to a lower one. */
function currentIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

function isAtStep(): boolean {
  const state: unknown = window.history.state;

  return typeof state === 'object' && state !== null && 'isPanelStep' in state;
}
