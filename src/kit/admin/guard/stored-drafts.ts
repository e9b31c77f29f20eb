import { DRAFT_PREFIX, withStorage } from '#src/lib/storage/with-storage.ts';
import type { Draft } from './draft.ts';

/** Draft in the browser's storage, and the moment in ISO text at which it was kept. */
export type StoredDraft = Draft & { at: string };

const MAX_DRAFTS = 10;
/** Characters of all drafts together; browsers give a site about five million. */
export const DRAFTS_MAX_LENGTH = 2_000_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps a draft in this browser, where it survives a reload; returns false if it does not fit. The oldest other drafts are
 * deleted for it, so that drafts that are never finished do not fill the storage.
 */
export function storeDraft(key: string, draft: Draft, at = new Date()): boolean {
  const text = JSON.stringify({ at: at.toISOString(), ...draft });
  const isStored = withStorage(() => {
    makeRoom(key, text.length, at);
    if (text.length > DRAFTS_MAX_LENGTH) return false;
    localStorage.setItem(storageKey(key), text);
    return true;
  });
  if (!isStored) dropStoredDraft(key);

  return isStored === true;
}

/** Returns the draft that this browser has kept for this form; null if there is none, or it is too old or unreadable. */
export function readStoredDraft(key: string, now = new Date()): StoredDraft | null {
  const draft = parse(withStorage(() => localStorage.getItem(storageKey(key))));

  return draft && isFresh(draft, now) ? draft : null;
}

export function dropStoredDraft(key: string): void {
  withStorage(() => localStorage.removeItem(storageKey(key)));
}

const storageKey = (key: string) => `${DRAFT_PREFIX}${key}`;

const isFresh = ({ at }: StoredDraft, now: Date) => now.getTime() - new Date(at).getTime() < MAX_AGE_MS;

/** Deletes other drafts, the oldest first, until one of this length fits; those that are too old or unreadable always. */
function makeRoom(key: string, length: number, now: Date): void {
  const others = Object.keys(localStorage)
    .filter((name) => name.startsWith(DRAFT_PREFIX) && name !== storageKey(key))
    .map((name) => {
      const text = localStorage.getItem(name) ?? '';
      return { name, length: text.length, draft: parse(text) };
    })
    .toSorted((one, other) => (other.draft?.at ?? '').localeCompare(one.draft?.at ?? ''));
  let total = length;
  for (const [index, { name, length: own, draft }] of others.entries()) {
    total += own;
    const fits = index < MAX_DRAFTS - 1 && total <= DRAFTS_MAX_LENGTH;
    if (!fits || !draft || !isFresh(draft, now)) localStorage.removeItem(name);
  }
}

/** Reads a stored text, which another release of the site or another program may have written. */
function parse(text: string | null): StoredDraft | null {
  try {
    const { at, loaded, values } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
    if (typeof values !== 'object' || values === null || typeof loaded !== 'object') return null;

    return { at, loaded, values };
  } catch {
    return null;
  }
}
