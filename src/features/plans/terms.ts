import { readMoney, type Money } from '#src/lib/money/money.ts';

/** Columns of `pricing_plans` that hold what a plan's buyers may count on; what isn't known is null or missing. */
type WithTerms = {
  price: string;
  currency: string;
  renewal_price?: string | null | undefined;
  setup_fee?: string | null | undefined;
  money_back_days?: number | null | undefined;
  support_minutes?: number | null | undefined;
};

/** One of a plan's terms: the text that says it, with an amount or a number in it. */
export type Term = {
  id:
    | 'plans.terms.renewalSame'
    | 'plans.terms.renewal'
    | 'plans.guarantee.noSetupFee'
    | 'plans.terms.setup'
    | 'plans.guarantee.moneyBack'
    | 'plans.terms.supportHours'
    | 'plans.terms.supportMinutes';
  price?: Money;
  count?: number;
};

const MINUTES_AN_HOUR = 60;

/** Returns a plan's terms: renewal, set-up, money back, the support's time to answer. */
export function termsOf({ price, currency, ...plan }: WithTerms): Term[] {
  const money = (amount: string) => readMoney(amount, currency);
  const { renewal_price = null, setup_fee = null } = plan;
  const { money_back_days: count = null, support_minutes: minutes = null } = plan;
  const terms: Term[] = [];
  if (renewal_price !== null) {
    const isSame = money(renewal_price).minorUnits === money(price).minorUnits;
    terms.push(
      isSame ? { id: 'plans.terms.renewalSame' } : { id: 'plans.terms.renewal', price: money(renewal_price) },
    );
  }
  if (setup_fee !== null) {
    const isFree = money(setup_fee).minorUnits === 0n;
    terms.push(
      isFree ? { id: 'plans.guarantee.noSetupFee' } : { id: 'plans.terms.setup', price: money(setup_fee) },
    );
  }
  if (count !== null) terms.push({ id: 'plans.guarantee.moneyBack', count });
  if (minutes !== null) {
    terms.push(
      minutes % MINUTES_AN_HOUR === 0
        ? { id: 'plans.terms.supportHours', count: minutes / MINUTES_AN_HOUR }
        : { id: 'plans.terms.supportMinutes', count: minutes },
    );
  }

  return terms;
}

const isSame = (one: Term) => (other: Term) =>
  one.id === other.id && one.count === other.count && one.price?.minorUnits === other.price?.minorUnits;

/** Returns the terms that all of the plans have; none for a single plan, whose card says them all. */
export function commonTerms(plans: readonly WithTerms[]): Term[] {
  const [first = [], ...others] = plans.map(termsOf);
  if (others.length === 0) return [];

  return first.filter((term) => others.every((terms) => terms.some(isSame(term))));
}

/** Returns the terms without those in `said`, which are shown elsewhere. */
export function withoutTerms(terms: readonly Term[], said: readonly Term[]): Term[] {
  return terms.filter((term) => !said.some(isSame(term)));
}
