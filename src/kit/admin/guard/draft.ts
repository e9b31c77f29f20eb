/** What is typed in a form, and the record as it was when it was opened. */
export type Draft = { loaded: object | null; values: object };

/** At most one form is being filled in at a time. In memory alone: it outlives the parts of the page, not the page. */
let kept: (Draft & { key: string }) | null = null;

/** Keeps what is typed, for the case that the form goes without the person's doing: a session that ends, say. */
export function keepDraft(key: string, draft: Draft): void {
  kept = { key, ...draft };
}

/** What was left in this form, or null. The key names the person too. */
export function readDraft(key: string): Draft | null {
  return kept?.key === key ? kept : null;
}

export function dropDraft(): void {
  kept = null;
}
