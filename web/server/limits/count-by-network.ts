import { networkOf } from '#runtime/network/network-of.ts';

type Held = { once: (event: 'close', listener: () => void) => unknown };

/** Counter of open requests or connections by network. */
export type NetworkCount = {
  /** Counts `held` until it closes and returns true; if the network holds `max` already, returns false. */
  take: (ip: string, held: Held) => boolean;
};

/** Creates a counter by network, so that a customer with 2^64 IPv6 addresses counts as one visitor. */
export function countByNetwork(max: number): NetworkCount {
  const countOf = new Map<string, number>();

  return {
    take(ip, held) {
      const network = networkOf(ip);
      const before = countOf.get(network) ?? 0;
      if (before >= max) return false;

      countOf.set(network, before + 1);
      held.once('close', () => {
        const left = (countOf.get(network) ?? 1) - 1;
        if (left > 0) countOf.set(network, left);
        else countOf.delete(network);
      });
      return true;
    },
  };
}
