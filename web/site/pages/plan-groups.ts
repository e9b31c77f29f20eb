import { moneyFormat } from '#rules/money/money-format.ts';

/** A row of `pricing_plans` with the columns that the document head uses. */
export type PlanRow = {
  name: string;
  name_ar?: string | null | undefined;
  category: string;
  period: string;
  currency: string;
  /** What it costs now, as exact decimal text from the database. */
  price: string;
  /** When the offer ends that the price is of; nothing without an offer. */
  priceUntil?: string | null | undefined;
  features: readonly string[];
  features_ar?: readonly string[] | null | undefined;
  sort_order: number;
};

/** SPEC section 3: the currency of a plan that names none. */
const USUAL_CURRENCY = 'USD';

/** Groups rows of one name and category to one plan; plans are sorted by their first monthly row. */
export function groupPlans<Row extends PlanRow>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.category, row.name]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const placeOf = (group: Row[]) => {
    const monthly = group.filter(({ period }) => period === 'mo');
    return Math.min(...(monthly.length > 0 ? monthly : group).map(({ sort_order }) => sort_order));
  };

  return [...groups.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

export type StartingPrice = { amount: string; currency: string };

/** Returns the lowest monthly price; undefined unless every plan with a monthly price has one in the same currency. */
export function startingPrice(rows: readonly PlanRow[]): StartingPrice | undefined {
  const monthly = rows.filter(({ period }) => period === 'mo');
  const isUsual = monthly.some(({ currency }) => currency === USUAL_CURRENCY);
  const currency = isUsual ? USUAL_CURRENCY : monthly[0]?.currency;
  const inCurrency = monthly.filter((row) => row.currency === currency);
  if (!currency || groupPlans(inCurrency).length < groupPlans(monthly).length) return undefined;
  const [first, ...others] = inCurrency.map(({ price }) => price);
  if (first === undefined) return undefined;

  return {
    currency,
    amount: others.reduce((low, price) => (Number(price) < Number(low) ? price : low), first),
  };
}

/** Formats the amount in the reader's language, with as many decimals as in the database. */
export function formatPrice({ amount, currency }: StartingPrice, language: 'en' | 'ar'): string {
  const places = amount.split('.')[1]?.length ?? 0;

  return moneyFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', currency, places).format(
    amount as `${number}`,
  );
}
