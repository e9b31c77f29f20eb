import { readMoney, type Money } from '#src/lib/money/money.ts';

const MONTHS_A_YEAR = 12n;

type Price = {
  /** Amount billed at once. */
  total: Money;
  /** Amount per month, rounded up to the currency's smallest unit; null for periods other than month and year. */
  perMonth: Money | null;
};

/** Reads a plan's price; a yearly price is also given per month, so both cycles can be compared. */
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
