import { toLatinDigits } from '#src/lib/messages/latin-digits.ts';
import { exponentOf } from '#rules/money/exponent-of.ts';
import type { Money } from '#src/lib/money/money.ts';

/** Exact positive decimal: `units` divided by ten to the power of `places`. */
export type Rate = { units: bigint; places: number };

const RATE = /^(\d{1,9})(?:\.(\d{1,10}))?$/;
const TEN = 10n;

/** Reads a typed rate, in Latin or Arabic digits; null unless it is a decimal above 0. */
export function readRate(text: string): Rate | null {
  const [, whole, fraction = ''] = RATE.exec(toLatinDigits(text.trim())) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(whole + fraction);

  return units === 0n ? null : { units, places: fraction.length };
}

/** Returns an amount in another currency, rounded half up to that currency's smallest unit. */
export function convert({ minorUnits, currency: from }: Money, rate: Rate, currency: string): Money {
  const numerator = minorUnits * rate.units * TEN ** BigInt(exponentOf(currency));
  const denominator = TEN ** BigInt(rate.places + exponentOf(from));

  return { minorUnits: (2n * numerator + denominator) / (2n * denominator), currency };
}
