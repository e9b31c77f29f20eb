import { plainAddress } from '#runtime/plain-address.ts';

/** The country of an address as ISO 3166-1 alpha-2, null when unknown. */
export type FindCountry = (address: string) => string | null;

/** What the sign-in page shows a visitor of themselves. */
export function showVisitor(address: string, findCountry: FindCountry) {
  const ip = plainAddress(address);

  return { ip, country: findCountry(ip) };
}
