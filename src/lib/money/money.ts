import type { FormatLocale } from '#src/config/locale.ts';
import { exponentOf } from '../../../rules/money/exponent-of.ts';
import { moneyFormat } from '../../../rules/money/money-format.ts';

/** Amount of money in whole minor units (cents, fils), so that arithmetic is exact. */
export type Money = { minorUnits: bigint; currency: string };

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** Reads a non-negative decimal as the API sends it ("12.99"); digits beyond the currency's must be zeros. */
export function readMoney(amount: string, currency: string): Money {
  const exponent = exponentOf(currency);
  const [, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(exponent))) {
    throw new Error(`"${amount}" is no amount of ${currency} with at most ${exponent} decimal places.`);
  }

  return { minorUnits: BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0')), currency };
}

/** Returns the amount as a plain decimal with all places of its currency ("12.990" for KWD). */
export function toDecimal({ minorUnits, currency }: Money): string {
  const exponent = exponentOf(currency);
  const digits = minorUnits.toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);

  return exponent === 0 ? digits : `${whole}.${digits.slice(-exponent)}`;
}

/** Left-to-right mark that keeps a symbol such as US$ in order between right-to-left words. */
const LRM = '\u200e';
const LATIN = /[A-Za-z]/;

/** Returns the amount with the symbol of its currency, in the digits and order of the reader's locale. */
export function formatMoney(money: Money, locale: FormatLocale): string {
  return formatOf(money.currency, locale)
    .formatToParts(toDecimal(money) as `${number}`)
    .map(({ type, value }) => (type === 'currency' && LATIN.test(value) ? `${LRM}${value}${LRM}` : value))
    .join('');
}

/** Cache of number formats by locale and currency: creating one is slower than using it, and pages have dozens of prices. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: FormatLocale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = moneyFormat(locale, currency, exponentOf(currency));
  formats.set(key, format);

  return format;
}
