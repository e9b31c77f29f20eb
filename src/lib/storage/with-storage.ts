/** Accesses the browser's storage; returns null if the storage is forbidden or full. */
export function withStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
