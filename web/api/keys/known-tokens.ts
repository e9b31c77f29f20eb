import type { AllowedPlaces } from '#runtime/process/allowed-places.ts';
import type { KeyToken } from './key-token.ts';

/** Upper bounds of what is kept: keys, and characters of one token and of all. */
const MAX_KEYS = 5_000;
const MAX_TOKEN_CHARACTERS = 16_384;
const MAX_ALL_CHARACTERS = 32 * 1024 * 1024;

/** Token of a key, with the key's places and the milliseconds before the token's end in which it is not used. */
export type KnownToken = { token: KeyToken; allowed: AllowedPlaces; marginMs: number };

/** Keeps tokens by their keys' hashes until they expire or are refused; the oldest give way to new ones. */
export function createKnownTokens(isGood: (token: KeyToken) => boolean) {
  const known = new Map<string, KnownToken>();
  let characters = 0;

  function forget(hash: string): void {
    characters -= known.get(hash)?.token.value.length ?? 0;
    known.delete(hash);
  }

  return {
    size: () => known.size,
    forget,
    keep(hash: string, entry: KnownToken): void {
      forget(hash);
      if (entry.token.value.length > MAX_TOKEN_CHARACTERS) return;
      known.set(hash, entry);
      characters += entry.token.value.length;
      for (const oldest of known.keys()) {
        if (known.size <= MAX_KEYS && characters <= MAX_ALL_CHARACTERS) return;
        forget(oldest);
      }
    },
    recall(hash: string): KnownToken | undefined {
      const entry = known.get(hash);
      if (entry === undefined || isGood(entry.token)) return entry;
      forget(hash);
      return undefined;
    },
  };
}
