import { networkOf } from '#runtime/network/network-of.ts';

/** Upper bound of refused keys per minute and network; further ones that are not known as good are refused unasked. */
const MAX_REFUSED = 60;
export const WINDOW_MS = 60_000;
const MAX_NETWORKS = 50_000;

/** Counts the refused keys of each network, so that keys can't be tried at our cost. */
export function countRefusals(counts: (ip: string) => boolean, now: () => number) {
  const byNetwork = new Map<string, { count: number; endsAt: number }>();
  const windowOf = (ip: string) => {
    const seen = byNetwork.get(networkOf(ip));
    return seen && seen.endsAt > now() ? seen : undefined;
  };

  return {
    mayAsk: (ip: string): boolean => !counts(ip) || (windowOf(ip)?.count ?? 0) < MAX_REFUSED,
    add(ip: string): void {
      const seen = windowOf(ip);
      if (seen) {
        seen.count += 1;
        return;
      }
      byNetwork.delete(networkOf(ip));
      byNetwork.set(networkOf(ip), { count: 1, endsAt: now() + WINDOW_MS });
      if (byNetwork.size > MAX_NETWORKS) byNetwork.delete(byNetwork.keys().next().value ?? '');
    },
  };
}
