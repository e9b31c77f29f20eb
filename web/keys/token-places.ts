import { findForbidden, type AllowedPlaces, type Place } from '#runtime/allowed-places.ts';

/** Where the tokens of one key may be used. */
export type TokenPlaces = AllowedPlaces & { tokens: readonly string[] };
export type PlaceRefusal = 'api-key-address-refused' | 'api-key-origin-refused';
type Holder = { place: Place; end: (refusal: PlaceRefusal) => void };

const REFUSALS = { address: 'api-key-address-refused', origin: 'api-key-origin-refused' } as const;

/** Tokens of keys that name origins or addresses, and what is open by tokens that may turn out to be such. */
export function createTokenPlaces() {
  let allowed = new Map<string, AllowedPlaces>();
  const holders = new Map<string, Set<Holder>>();

  function refusalOf(jti: string, place: Place): PlaceRefusal | undefined {
    const places = allowed.get(jti);
    const forbidden = places && findForbidden(place, places);
    return forbidden && REFUSALS[forbidden];
  }

  return {
    /** Why a token may not be used from somewhere. */
    refusalOf,

    /** Takes the place of what was known, and ends what is open from where it may not be. */
    replace(keys: readonly TokenPlaces[]): void {
      allowed = new Map(keys.flatMap(({ tokens, ...places }) => tokens.map((jti) => [jti, places] as const)));
      for (const [jti, open] of holders) {
        for (const { place, end } of open) {
          const refusal = refusalOf(jti, place);
          if (refusal) end(refusal);
        }
      }
    },

    /** Remembers what is open by a token; the function that it returns forgets it. */
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
