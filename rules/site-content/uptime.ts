/** The uptime of SPEC's SLA in percent, which a fresh product guarantees. */
const ORIGINAL_UPTIME = '99.99';

/** Number format that shows an uptime with one to four decimal places ("99.99%"). */
export const uptimeFormat = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 4 } as const;

/** Returns a guaranteed uptime, stored in percent, as a fraction of 1; SPEC's while it is not known. */
export function readUptime(percent: string | null | undefined): number {
  return Number(percent ?? ORIGINAL_UPTIME) / 100;
}

/** Writes the guaranteed uptime, which is formatted already, where a piece of the site's content says `{uptime}`. */
export function fillUptime(text: string, uptime: string): string {
  return text.replaceAll('{uptime}', uptime);
}

/** Tells whether a text is an uptime in percent that can be guaranteed; the database has the same rule. */
export function isUptime(percent: string | null | undefined): boolean {
  return /^([5-9][0-9](\.[0-9]{1,4})?|100)$/.test(percent ?? '');
}
