/** Values typed in a form, and the record as it was when the form opened. */
export type Draft = { loaded: object | null; values: object };

/** The only draft, as a person fills in one form at a time. It lies in memory: it outlives components, but not the page. */
let kept: (Draft & { key: string; onDropped: (() => void) | undefined }) | null = null;

/**
 * Keeps the typed values in case the form disappears without the person's doing, such as when the session ends.
 * `onDropped` is called once they are saved or discarded.
 */
export function keepDraft(key: string, draft: Draft, onDropped?: () => void): void {
  kept = { key, ...draft, onDropped };
}

/** Returns the draft of this form, or null. The key also names the person. */
export function readDraft(key: string): Draft | null {
  return kept?.key === key ? kept : null;
}

/** Drops the draft of this form, if it is the one that is kept. */
export function dropDraftOf(key: string): void {
  if (kept?.key === key) dropDraft();
}

export function dropDraft(): void {
  kept?.onDropped?.();
  kept = null;
}
