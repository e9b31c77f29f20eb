import { isIP } from 'node:net';
import { plainAddress } from '#runtime/plain-address.ts';

/** What one visitor is given of IPv6: a network of 64 bits, four of eight groups. */
const NETWORK_GROUPS = 4;

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|localhost|\[::1\])$/i.test(plainAddress(address));

/** What limits count: an IPv4 address, or the network of an IPv6 address, whose owner has 2^64 of them. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;

  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const left = Math.max(0, 8 - groups.length - last.length);
  const all = tail === undefined ? groups : [...groups, ...Array<string>(left).fill('0'), ...last];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));

  return `${network.join(':')}::/64`;
}
