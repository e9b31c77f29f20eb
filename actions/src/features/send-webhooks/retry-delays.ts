/** Seconds between the attempts of a delivery; the last attempt comes about a day after the first. */
export const RETRY_DELAYS_S = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000];
/** Days without a successful delivery after which an endpoint is disabled. */
export const FAILING_DAYS = 3;

/** Returns the seconds until the next attempt after `attempts` of them; null: the delivery is given up. */
export function delayAfter(attempts: number, delaysS: readonly number[] = RETRY_DELAYS_S): number | null {
  const delay = delaysS[attempts - 1];
  // Adds up to a tenth at random, so that deliveries that failed together are not repeated together.
  return delay === undefined ? null : delay * (1 + Math.random() / 10);
}
