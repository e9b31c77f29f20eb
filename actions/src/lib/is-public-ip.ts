import ipaddr from 'ipaddr.js';

/**
 * Tells whether an IP is public, that is, whether everybody on the internet means the same machine by it. Not public
 * are this machine, private networks, link-local IPs (and with them the metadata services of clouds), reserved ranges,
 * and IPv6 forms of IPv4 (NAT64, 6to4, Teredo). A mapped IPv4 IP is judged as the IPv4 one.
 */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  return ipaddr.process(ip).range() === 'unicast' && !OTHER_WAYS.some((range) => isWithin(ip, range));
}

/** Old or local ranges that ipaddr.js counts as unicast: IPv4-compatible, local NAT64, site-local. */
const OTHER_WAYS = ['::/96', '64:ff9b:1::/48', 'fec0::/10'].map((range) => ipaddr.parseCIDR(range));

function isWithin(ip: string, range: ReturnType<typeof ipaddr.parseCIDR>): boolean {
  const parsed = ipaddr.process(ip);
  return parsed.kind() === range[0].kind() && parsed.match(range);
}
