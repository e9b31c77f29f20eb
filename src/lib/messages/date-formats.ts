/** Format of a day with the month as a word; `dateStyle: 'medium'` gives only digits and slashes in Arabic. */
export const DAY_FORMAT = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Format of a day with the time. */
export const MOMENT_FORMAT = { ...DAY_FORMAT, hour: 'numeric', minute: 'numeric' } as const;

/** Format of a time that was chosen for later, with its distance from UTC: zones change their clocks. */
export const SCHEDULE_FORMAT = { ...MOMENT_FORMAT, timeZoneName: 'shortOffset' } as const;
