import { plainIp } from '#runtime/network/plain-ip.ts';

/** Tells whether a host or an IP is this machine's own. */
export const isLoopback = (address: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|localhost|\[::1\])$/i.test(plainIp(address));
