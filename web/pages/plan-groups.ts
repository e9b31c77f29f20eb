/** A row of `pricing_plans`, as far as the head tells of it. */
export type PlanRow = {
  name: string;
  name_ar?: string | null | undefined;
  category: string;
  period: string;
  currency: string;
  /** Exact, as the database has it. */
  price: string;
  features: readonly string[];
  features_ar?: readonly string[] | null | undefined;
  sort_order: number;
};

/** SPEC section 3: the currency of a plan that names none. */
const USUAL_CURRENCY = 'USD';

/** Rows of one name and category are one plan, which stands where its first monthly row does. */
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

/** What a month of the cheapest of these plans costs, where one currency compares them all. */
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

/** The amount in the reader's language, with the decimals that the database has. */
export function formatPrice({ amount, currency }: StartingPrice, language: 'en' | 'ar'): string {
  const places = amount.split('.')[1]?.length ?? 0;

  return new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(amount as `${number}`);
}
