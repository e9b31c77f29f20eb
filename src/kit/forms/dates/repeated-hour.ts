/** More than a clock moves at once, and less than lies between two of its changes. */
export const HOURS_3_MS = 3 * 60 * 60 * 1000;

/** Another moment that the clock shows by the same time, and whether it comes after. */
export type OtherMoment = { moment: Date; isLater: boolean };

/** Returns how far the person's clock is ahead of UTC at a moment. */
export const offsetInMs = (moment: Date) => -moment.getTimezoneOffset() * 60_000;

/**
 * Returns the other moment of an hour that the clock shows twice, as at the end of summer time; null if it shows the time
 * once. `offsetAt` returns a moment's distance from UTC in milliseconds, by default in the person's time zone.
 */
export function otherMomentOf(
  moment: Date,
  offsetAt: (moment: Date) => number = offsetInMs,
): OtherMoment | null {
  const own = offsetAt(moment);
  for (const distance of [-HOURS_3_MS, HOURS_3_MS]) {
    const other = offsetAt(new Date(moment.getTime() + distance));
    const otherMoment = new Date(moment.getTime() + own - other);
    if (other !== own && offsetAt(otherMoment) === other)
      return { moment: otherMoment, isLater: otherMoment > moment };
  }

  return null;
}
