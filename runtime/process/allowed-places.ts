import { BlockList, isIP } from 'node:net';
import { plainIp } from '#runtime/network/plain-ip.ts';

/** Source of a request: the visitor's address, and the page's origin where a page sent it. */
export type Place = { ip: string; origin: string | undefined };
/** Places where a key may be used; an empty list allows any place. */
export type AllowedPlaces = { origins: readonly string[]; addresses: readonly string[] };

/** Tells whether an address is in a list of addresses and networks; an empty list allows any. */
function isAllowedIp(ip: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const plain = plainIp(ip);
  const family = isIP(plain);
  if (family === 0) return false;
  const networks = new BlockList();
  for (const entry of allowed) {
    const [network = '', bits] = entry.split('/');
    const type = isIP(network) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) networks.addAddress(network, type);
    else networks.addSubnet(network, Number(bits), type);
  }
  return networks.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Tells whether a page of this origin may use a key. Where the key names origins, a request must come from one of
 * them.
 */
function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return allowed.length === 0 || (origin !== undefined && allowed.includes(origin));
}

/** Returns the list that forbids a place, checking addresses first; undefined where both lists allow it. */
export function findForbidden(
  { ip, origin }: Place,
  { addresses, origins }: AllowedPlaces,
): 'address' | 'origin' | undefined {
  if (!isAllowedIp(ip, addresses)) return 'address';
  return isAllowedOrigin(origin, origins) ? undefined : 'origin';
}
