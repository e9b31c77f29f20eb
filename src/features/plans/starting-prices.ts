import { readMoney, type Money } from '#src/lib/money/money.ts';
import { chooseRow, groupOffers, type PlanRow } from './group-offers.ts';

export type StartingPrices = Readonly<Record<string, Money>>;

/**
 * Returns the lowest monthly price of each category. Amounts in different currencies can't be compared: the visitor's
 * currency is used if all plans of the category have it, else the currency of its first plan.
 */
export function startingPrices(rows: readonly PlanRow[], wished: string | null): StartingPrices {
  const categories = [...new Set(rows.map(({ category }) => category))];

  return Object.fromEntries(
    categories.flatMap((category) => {
      const price = startOf(category, rows, wished);
      return price ? [[category, price]] : [];
    }),
  );
}

function startOf(category: string, rows: readonly PlanRow[], wished: string | null): Money | null {
  const offers = groupOffers(rows.filter((row) => row.category === category && row.period === 'mo'));
  const inCurrency = (currency: string | null | undefined) =>
    offers
      .map((offer) => chooseRow(offer, 'mo', currency ?? null))
      .filter((row) => row.currency === currency);
  const inWished = inCurrency(wished);
  const chosen = inWished.length === offers.length ? inWished : inCurrency(offers[0]?.mainRow.currency);

  return lowestOf(chosen.map(({ price, currency }) => readMoney(price, currency)));
}

/** Returns the lowest amount; all amounts must have the same currency. */
export function lowestOf([first, ...others]: readonly Money[]): Money | null {
  if (!first) return null;

  return others.reduce((low, price) => (price.minorUnits < low.minorUnits ? price : low), first);
}
