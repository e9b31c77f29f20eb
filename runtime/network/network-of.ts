import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address (of eight) that name its network: one visitor is given a network of 64 bits. */
const NETWORK_GROUPS = 4;

/**
 * Returns the key by which limits count an IP: an IPv4 address (also one written as IPv6), or the /64 network of
 * an IPv6 address, whose owner has 2^64 addresses. A text that is no address is returned unchanged.
 */
export function networkOf(ip: string): string {
  // Most callers have an IPv4 address in its only spelling, which needs no parsing.
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip;
  const plain = ipaddr.process(ip);
  if (!(plain instanceof ipaddr.IPv6)) return plain.toString();

  const groups = plain.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
