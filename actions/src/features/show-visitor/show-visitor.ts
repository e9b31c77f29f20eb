import { plainIp } from '#runtime/network/plain-ip.ts';

/** Returns the country of an IP as ISO 3166-1 alpha-2; null if it is unknown. */
export type FindCountry = (ip: string) => string | null;

/** Returns the visitor's IP and country, which the sign-in page shows. */
export function showVisitor(address: string, findCountry: FindCountry) {
  const ip = plainIp(address);

  return { ip, country: findCountry(ip) };
}
