import { findForbidden, type AllowedPlaces, type Place } from '#runtime/process/allowed-places.ts';

/** Tokens of one key, with the addresses and origins from which they may be used. */
export type TokenPlaces = AllowedPlaces & { tokens: readonly string[] };
export type PlaceRefusal = 'api-key-address-refused' | 'api-key-origin-refused';
type Holder = { place: Place; end: (refusal: PlaceRefusal) => void };

const REFUSALS = { address: 'api-key-address-refused', origin: 'api-key-origin-refused' } as const;

/** Creates the list of tokens bound to origins or addresses, with the open connections to end when that changes. */
export function createTokenPlaces() {
  let allowed = new Map<string, AllowedPlaces>();
  const holders = new Map<string, Set<Holder>>();

  function refusalOf(jti: string, place: Place): PlaceRefusal | undefined {
    const places = allowed.get(jti);
    const forbidden = places && findForbidden(place, places);
    return forbidden && REFUSALS[forbidden];
  }

  return {
    /** Returns the reason why a token may not be used from a place; undefined if it may. */
    refusalOf,

    /** Replaces the whole list, and ends open connections from places that are no longer allowed. */
    replace(keys: readonly TokenPlaces[]): void {
      allowed = new Map(keys.flatMap(({ tokens, ...places }) => tokens.map((jti) => [jti, places] as const)));
      for (const [jti, open] of holders) {
        for (const { place, end } of open) {
          const refusal = refusalOf(jti, place);
          if (refusal) end(refusal);
        }
      }
    },

    /** Registers a connection opened with a token. Returns a function that unregisters it. */
    hold(jti: string, place: Place, end: Holder['end']): () => void {
      const open = holders.get(jti) ?? new Set();
      const holder = { place, end };
      holders.set(jti, open.add(holder));
      return () => {
        open.delete(holder);
        if (open.size === 0 && holders.get(jti) === open) holders.delete(jti);
      };
    },
  };
}
