/** Accesses the browser's storage; returns null if the storage is forbidden or full. */
export function withStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Beginning of the keys of stored drafts; the id of the person who typed them follows. */
export const DRAFT_PREFIX = 'draft ';
