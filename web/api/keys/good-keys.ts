/** Milliseconds after its token's end for which a key counts as good lately. */
const KEPT_MS = 3_600_000;
const MAX_KEYS = 5_000;

/**
 * Remembers, by the hashes of keys, which were good lately, so that a broken program does not keep the good keys of its
 * network from being exchanged. The key that was noted longest ago gives way to a new one.
 */
export function createGoodKeys(now: () => number) {
  const until = new Map<string, number>();

  return {
    has: (hash: string): boolean => (until.get(hash) ?? 0) > now(),
    note(hash: string, tokenEndsAt: number): void {
      until.delete(hash);
      until.set(hash, tokenEndsAt + KEPT_MS);
      if (until.size > MAX_KEYS) until.delete(until.keys().next().value ?? '');
    },
    forget: (hash: string): boolean => until.delete(hash),
  };
}
