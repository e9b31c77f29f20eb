import { DRAFT_PREFIX, withStorage } from './with-storage.ts';

/** Deletes from this browser what a person has typed and not saved. */
export function dropDraftsOf(personId: string): void {
  withStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${DRAFT_PREFIX}${personId} `)) localStorage.removeItem(key);
  });
}
