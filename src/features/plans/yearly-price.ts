import { readMoney, type Money } from '#src/lib/money/money.ts';

const MONTHS_A_YEAR = 12n;

type Price = {
  /** What is billed at once. */
  total: Money;
  /** What that is a month, rounded up to the currency's smallest unit; null for any other period. */
  perMonth: Money | null;
};

/** Reads a plan's price; one by the year is told by the month as well, so that both cycles can be compared. */
export function readPrice({
  price,
  currency,
  period,
}: Record<'price' | 'currency' | 'period', string>): Price {
  const total = readMoney(price, currency);
  if (period === 'mo') return { total, perMonth: total };
  if (period !== 'yr') return { total, perMonth: null };
  const minorUnits = (total.minorUnits + MONTHS_A_YEAR - 1n) / MONTHS_A_YEAR;

  return { total, perMonth: { minorUnits, currency } };
}
