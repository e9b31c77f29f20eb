/** The country of an address as ISO 3166-1 alpha-2, null when unknown. */
export type FindCountry = (address: string) => string | null;

/** IPv4 inside IPv6, as a server that listens on both sees it. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** What the sign-in page shows a visitor of themselves. */
export function showVisitor(address: string, findCountry: FindCountry) {
  const ip = address.replace(MAPPED_IPV4, '');

  return { ip, country: findCountry(ip) };
}
