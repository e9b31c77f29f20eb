/** Sites with ratings, in the order in which they are shown; the settings are called `rating_<site>`. */
const SITES = ['trustpilot', 'g2', 'google'] as const;

export type Rating = {
  site: (typeof SITES)[number];
  /** From 0 to 5. */
  value: number;
  /** Number of reviews that the rating comes from. */
  count: number;
  /** Day on which it was read, as yyyy-mm-dd. */
  date: string;
};

type SettingRow = { key: string; value?: string | null };

/** Returns the ratings of which value, number of reviews and date are set; a part alone proves nothing. */
export function ratingsOf(rows: readonly SettingRow[]): Rating[] {
  const textOf = (key: string) => rows.find((row) => row.key === key)?.value;

  return SITES.flatMap((site) => {
    const [value, count, date] = ['', '_count', '_date'].map((part) => textOf(`rating_${site}${part}`));

    return value && count && date ? [{ site, value: Number(value), count: Number(count), date }] : [];
  });
}
