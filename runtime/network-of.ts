import ipaddr from 'ipaddr.js';

/** One visitor is given a network of 64 bits of IPv6: four of eight groups. */
const NETWORK_GROUPS = 4;

/**
 * What limits count: an IPv4 address, also where it is written as IPv6, or the network of an IPv6 address, whose owner
 * has 2^64 of them. What is no address is counted as it stands.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  if (!(plain instanceof ipaddr.IPv6)) return plain.toString();

  const groups = plain.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
