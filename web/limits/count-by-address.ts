import { networkOf } from '#runtime/network-of.ts';

type Held = { once: (event: 'close', listener: () => void) => unknown };

/** How many things each address holds open at the moment. */
export type AddressCount = {
  /** Counts one more until it closes; false, and nothing is counted, where the address holds `max` already. */
  take: (address: string, held: Held) => boolean;
};

/** Counts by network, so that a provider's customer with 2^64 IPv6 addresses is one visitor. */
export function countByAddress(max: number): AddressCount {
  const countOf = new Map<string, number>();

  return {
    take(address, held) {
      const network = networkOf(address);
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
