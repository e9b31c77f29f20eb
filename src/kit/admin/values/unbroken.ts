/** Returns a moment that breaks, where it has to, between its day and its time. */
export const unbroken = (moment: string): string =>
  moment.replaceAll(' ', '\u00a0').replace(/([,،])\u00a0(?=[^,،]*$)/, '$1 ');
