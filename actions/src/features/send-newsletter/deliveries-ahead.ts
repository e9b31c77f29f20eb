import { asQueued, type Delivery, type DeliveryResult } from './exchange-deliveries.ts';

/**
 * Milliseconds after which a delivery that was claimed ahead and not begun is given back: its contact may have changed
 * since.
 */
const FRESH_MS = 1_000;

/**
 * Holds claimed deliveries that wait for a worker; `giveBack` receives those that waited over 1 s, or that no worker
 * wants now.
 */
export function createDeliveriesAhead(most: number, giveBack: (result: DeliveryResult) => void) {
  const ready: Array<{ delivery: Delivery; claimedAt: number }> = [];

  return {
    /**
     * Returns how many deliveries to claim ahead: as many as the last results say were sent. So a mail server that is
     * slow gets few, and one that refuses or is away gets none.
     */
    room(ended: DeliveryResult[]): number {
      const sent = ended.filter(({ state }) => state === 'sent').length;
      return Math.min(sent, most - ready.length);
    },
    add(deliveries: Delivery[]): void {
      const claimedAt = performance.now();
      ready.push(...deliveries.map((delivery) => ({ delivery, claimedAt })));
    },
    take(): Delivery | undefined {
      for (let next = ready.shift(); next; next = ready.shift()) {
        if (performance.now() - next.claimedAt < FRESH_MS) return next.delivery;
        giveBack(asQueued(next.delivery));
      }
      return undefined;
    },
    giveAllBack(): void {
      for (const { delivery } of ready.splice(0)) giveBack(asQueued(delivery));
    },
  };
}
