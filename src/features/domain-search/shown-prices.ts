import { readMoney } from '#src/lib/money/money.ts';

/** Currency of an extension that has no price in the visitor's. */
export const USUAL_CURRENCY = 'USD';

/** Prices of a year; the names are those of the table `domain_prices`. */
export type PriceName = 'register_price' | 'renew_price' | 'transfer_price';
type PriceRow = { currency: string } & { [Name in PriceName]?: string | null };

/** Extension of the search with its prices, one for each currency. */
export type OfferedExtension = { extension: string; domain_prices: readonly PriceRow[] };

/**
 * Returns the price that a visitor sees: in the wished currency if it is stored (prices are never converted), else in US
 * dollars, else the first.
 */
export function shownPrice<Row extends PriceRow>(
  rows: readonly Row[],
  wished: string | null,
): Row | undefined {
  const inCurrency = (code: string | null) => rows.find(({ currency }) => currency === code);

  return inCurrency(wished) ?? inCurrency(USUAL_CURRENCY) ?? rows[0];
}

/** Returns the shown price of each extension that has one, in the order of the search. */
export function shownPrices(offer: readonly OfferedExtension[], wished: string | null) {
  return offer.flatMap(({ extension, domain_prices }) => {
    const price = shownPrice(domain_prices, wished);
    return price ? [{ extension, ...price }] : [];
  });
}

/** Returns the lowest price of a registration; null where the prices are in several currencies, or none is lower. */
export function lowestPrice(rows: readonly PriceRow[]): string | null {
  const [first] = rows;
  const prices = rows.flatMap(({ register_price }) => register_price ?? []);
  const unitsOf = (price: string) => readMoney(price, first?.currency ?? USUAL_CURRENCY).minorUnits;
  if (!first || rows.some(({ currency }) => currency !== first.currency) || prices.length < 2) return null;
  const [lowest = '', second = ''] = prices.sort((one, other) => (unitsOf(one) < unitsOf(other) ? -1 : 1));

  return unitsOf(lowest) < unitsOf(second) ? lowest : null;
}
