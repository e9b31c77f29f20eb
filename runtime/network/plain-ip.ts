/** Prefix of an IPv4 address inside IPv6, as a server sees it that listens on both. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Returns an address as people write it, without that prefix. */
export const plainIp = (ip: string): string => ip.replace(MAPPED_IPV4, '');
