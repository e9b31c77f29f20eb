/** Uptimes of SPEC as fractions of 1: the SLA in hero, features and FAQ, and the round figure in the About panel. */
export const UPTIME_SLA = 0.9999;
export const UPTIME_ABOUT = 0.999;

/** Number format that shows an uptime with one or two decimal places ("99.99%"). */
export const uptimeFormat = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 } as const;

/** Writes the guaranteed uptime, which is formatted already, where a piece of the site's content says `{uptime}`. */
export function fillUptime(text: string, uptime: string): string {
  return text.replaceAll('{uptime}', uptime);
}
