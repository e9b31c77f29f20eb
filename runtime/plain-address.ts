/** IPv4 inside IPv6, as a server that listens on both sees it. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** An address as people write it. */
export const plainAddress = (address: string): string => address.replace(MAPPED_IPV4, '');
