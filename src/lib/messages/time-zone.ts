/** Returns the name of the person's time zone, such as Europe/Berlin. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns a distance from UTC as text, such as UTC+5:30. */
export function utcOffset(minutes: number): string {
  const distance = Math.abs(minutes);
  const rest = distance % 60;

  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(distance / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Tells whether the browser's time zone data have a zone; older data lack the newest ones. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
