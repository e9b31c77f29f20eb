/** State of a history entry that opens something over the page: the page's scroll position stays as it is. */
export const STAYS_IN_PLACE = { staysInPlace: true };
