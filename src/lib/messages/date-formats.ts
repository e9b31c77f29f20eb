/** A day as people write it, its month in a word: `dateStyle: 'medium'` has figures and slashes alone in Arabic. */
export const DAY_FORMAT = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A day with the time. */
export const MOMENT_FORMAT = { ...DAY_FORMAT, hour: 'numeric', minute: 'numeric' } as const;
