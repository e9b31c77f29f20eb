import { isCycle, MONTHS } from '#src/lib/buying/choices.ts';
import { readMoney, type Money } from '#src/lib/money/money.ts';

type Price = {
  /** Amount billed at once. */
  total: Money;
  /** Amount per month, rounded up to the currency's smallest unit; null for periods that are no billing cycle. */
  perMonth: Money | null;
};

/** Reads a plan's price; that of a billing cycle is also given per month, so cycles can be compared. */
export function readPrice({
  price,
  currency,
  period,
}: Record<'price' | 'currency' | 'period', string>): Price {
  const total = readMoney(price, currency);
  if (!isCycle(period)) return { total, perMonth: null };
  const months = MONTHS[period];
  const minorUnits = (total.minorUnits + months - 1n) / months;

  return { total, perMonth: { minorUnits, currency } };
}
