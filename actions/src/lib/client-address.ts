import { plainAddress } from '#runtime/plain-address.ts';

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|localhost|\[::1\])$/i.test(plainAddress(address));
