/** Seconds between the attempts of a delivery: the last comes about a day after the first. */
export const RETRY_DELAYS_S = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000];
/** An endpoint that took nothing for so long is disabled. */
export const FAILING_DAYS = 3;

/** Seconds to the next attempt after `attempts` of them; null: it is given up. */
export function delayAfter(attempts: number, delaysS: readonly number[] = RETRY_DELAYS_S): number | null {
  const delay = delaysS[attempts - 1];
  // Up to a tenth more, so that what failed together does not come back together.
  return delay === undefined ? null : delay * (1 + Math.random() / 10);
}
