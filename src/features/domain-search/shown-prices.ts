import { readMoney } from '#src/lib/money/money.ts';
import { EXTENSIONS } from '../../../rules/domains/domain-name.ts';

/** Currency of an extension that has no price in the visitor's. */
export const USUAL_CURRENCY = 'USD';

type PriceRow = { extension: string; currency: string; register_price?: string | null };

/**
 * Returns one row for each extension that has a price, in the order of the search: in the visitor's currency if it is
 * stored (prices are never converted), else in US dollars, else the first.
 */
export function shownPrices<Row extends PriceRow>(rows: readonly Row[], wished: string | null): Row[] {
  return EXTENSIONS.flatMap((extension) => {
    const own = rows.filter((row) => row.extension === extension);
    const inCurrency = (code: string | null) => own.find(({ currency }) => currency === code);

    return inCurrency(wished) ?? inCurrency(USUAL_CURRENCY) ?? own[0] ?? [];
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
