import { CYCLES, isCycle, MONTHS, type Choices, type Cycle } from '#src/lib/buying/choices.ts';
import { readMoney, type Money } from '#src/lib/money/money.ts';
import { chooseRow, formatPrice, groupOffers, type Offer, type PlanRow } from './group-offers.ts';

// The header of each page and the back office's list need no more than what is exported again here.
export { chooseRow, CYCLES, formatPrice, groupOffers, isCycle, type Offer, type PlanRow };

export type Saving = {
  amount: Money;
  wholePercent: number;
  /** Monthly price when the plan is billed monthly. */
  month: Money;
};

/**
 * Returns how much the price of a billing cycle in `currency` is below as many monthly prices; null if either price is
 * missing or nothing is saved.
 */
export function savingOf<Row extends PlanRow>(
  offer: Offer<Row>,
  currency: string,
  period: string,
): Saving | null {
  if (!isCycle(period)) return null;
  const priceOf = (cycle: Cycle) => {
    const row = offer.rows.find((candidate) => candidate.period === cycle && candidate.currency === currency);
    return row && readMoney(row.price, currency).minorUnits;
  };
  const month = priceOf('mo');
  const whole = priceOf(period);
  if (month === undefined || whole === undefined) return null;
  const byMonths = month * MONTHS[period];
  if (whole >= byMonths) return null;
  const minorUnits = byMonths - whole;

  return {
    amount: { minorUnits, currency },
    wholePercent: Number((minorUnits * 100n) / byMonths),
    month: { minorUnits: month, currency },
  };
}

/** One plan as the visitor's choices show it. */
export type Shown<Row> = {
  row: Row;
  saving: Saving | null;
  /** True if a row of the plan is cheaper for a time. */
  isOffered: boolean;
  /** Currency that the visitor chose and in which the plan has no price; null if it has one. */
  lacking: string | null;
};

/** Returns what is shown of an offer by the visitor's choices. */
export function showOffer<Row extends PlanRow>(offer: Offer<Row>, choices: Choices): Shown<Row> {
  const row = chooseRow(offer, choices.cycle, choices.currency);
  const isWished = choices.currency === null || choices.currency === row.currency;
  const saving = savingOf(offer, row.currency, row.period);

  const isOffered = offer.rows.some(({ in_force }) => in_force?.ends_at);

  return { row, saving, isOffered, lacking: isWished ? null : choices.currency };
}

/** Lists the currencies in which every offer has a price for each of its periods, in the order of the rows. */
export function completeCurrencies(offers: readonly Offer<PlanRow>[]): string[] {
  const codes = new Set(offers.flatMap(({ rows }) => rows.map(({ currency }) => currency)));
  const isComplete = (code: string) =>
    offers.every(({ rows }) =>
      rows.every(({ period }) => rows.some((row) => row.period === period && row.currency === code)),
    );

  return [...codes].filter(isComplete);
}
