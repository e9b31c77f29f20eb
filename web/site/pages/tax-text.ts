import { formatRate } from '#rules/money/tax-rate.ts';
import type { Page } from './page-list.ts';
import type { SiteSettings } from './site-settings.ts';

type Prices = { currency: string; saved: SiteSettings | undefined };

/** Returns the rate of tax of a currency's prices; undefined if none is stored. */
export function taxOf({ currency, saved }: Prices): SiteSettings['taxes'][number] | undefined {
  return saved?.taxes.find((tax) => tax.currency === currency);
}

/** Returns what prices of a currency say of tax in English, such as "incl. 15% VAT"; empty if no rate is stored. */
export function taxText(texts: Page['taxText'], prices: Prices): string {
  const tax = taxOf(prices);

  return tax && texts ? texts[tax.mode].replace('{rate}', () => formatRate(tax.rate, 'en')) : '';
}
