/** What a tax does to prices: they contain it, or it comes on top of them. */
export const TAX_MODES = ['included', 'added'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** Decimal places that a rate may have; the same bound as the check constraint on tax_rates. */
export const RATE_PLACES = 3;

/** Formats a rate as the database holds it, in percent ("7.5"), by the reader's locale. No float is made of it. */
export function formatRate(rate: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: RATE_PLACES }).format(
    `${rate}e-2` as `${number}`,
  );
}
