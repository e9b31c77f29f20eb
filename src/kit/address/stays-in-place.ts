/** State of a history entry that opens something over the page: the page's scroll position stays as it is. */
export const STAYS_IN_PLACE = { staysInPlace: true };

/** Returns whether a history entry has this state. */
export function staysInPlace(state: unknown): boolean {
  return (state as Partial<typeof STAYS_IN_PLACE> | null)?.staysInPlace === true;
}
