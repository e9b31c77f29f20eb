import { integerText, optionalIntegerText } from '#src/kit/forms/numbers/integer-text.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { toLatinDigits } from '#src/lib/messages/latin-digits.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { exponentOf } from '#rules/money/exponent-of.ts';
import type { CommonOptions } from './common-options.ts';
import type { Field, Yup } from './field.ts';
import type { Refine } from './kinds.ts';

/** A whole number, kept as typed text. */
export function integer(
  options: CommonOptions & { empty: number; invalid: MessageId; control?: 'number' | 'text' },
): Field<number, string> {
  const { invalid, empty, ...rest } = options;

  return {
    control: 'number',
    ...rest,
    empty: String(empty),
    isRequired: true,
    schema: ({ string }) => integerText(string, { id: invalid }),
    toValue: (column) => String(column ?? empty),
    toColumn: Number,
  };
}

type OptionalIntegerOptions = CommonOptions & {
  invalid: MessageId;
  rules?: Refine;
};

/** A whole number that may be left empty; an empty one becomes null. */
export function optionalInteger({
  invalid,
  rules = (schema) => schema,
  ...rest
}: OptionalIntegerOptions): Field<number, string> {
  return {
    control: 'number',
    ...rest,
    empty: '',
    isRequired: false,
    schema: ({ string }) => rules(optionalIntegerText(string, { id: invalid }).default('')),
    toValue: (column) => (column === null ? '' : String(column)),
    toColumn: (value) => (value === '' ? null : Number(value)),
  };
}

/** Texts for what can be wrong with an amount of money. */
type AmountTexts = {
  invalid: MessageId;
  tooHigh: MessageId;
  /** Error of too many decimal places; its message gets `{currency, places}`. */
  decimals: MessageId;
};

type MoneyOptions<Currency extends string> = CommonOptions &
  AmountTexts & {
    /** Name of the currency's field. */
    currency: Currency;
    /** True if the amount may be left empty; it then becomes null. */
    mayBeEmpty?: boolean;
  };

/** Amounts must be below this, in units of the currency (not in its hundredths). */
const AMOUNT_LIMIT = 1_000_000_000;
const DECIMAL = /^\d+(?:\.(\d+))?$/;

/** Returns the error of a typed amount in Latin digits; null if it is good. */
export function amountFault(
  amount: string,
  currency: string,
  { invalid, tooHigh, decimals }: AmountTexts,
): ValidationMessage | null {
  const [whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return { id: invalid };
  if (Number(amount) >= AMOUNT_LIMIT) return { id: tooHigh };
  const places = exponentOf(currency);

  return fraction.length > places ? { id: decimals, values: { currency, places } } : null;
}

/** An amount of money, kept as typed text, because money is never a float; its currency decides the decimal places. */
export function money<const Currency extends string>(
  options: MoneyOptions<Currency>,
): Field<string, string> & { readonly currency: Currency } {
  const { invalid, tooHigh, decimals, mayBeEmpty = false, ...rest } = options;
  const texts = { invalid, tooHigh, decimals };

  return {
    ...rest,
    control: 'number',
    isRequired: !mayBeEmpty,
    empty: '',
    schema: ({ string }) =>
      latinText(string).test('amount', (value, { parent, createError }) => {
        const isLeftOut = mayBeEmpty && value === '';
        const fault = isLeftOut ? null : amountFault(value, String(parent[options.currency]), texts);
        return fault === null || createError({ message: () => fault });
      }),
    toValue: (column) => column ?? '',
    toColumn: (value) => value || (mayBeEmpty ? null : ''),
  };
}

type DecimalOptions = CommonOptions & {
  /** Returns the error of a typed number in Latin digits; null if it is good. */
  faultOf: (typed: string) => ValidationMessage | null;
};

/** An exact number with decimals, kept as typed text, because it is never a float. */
export function decimal({ faultOf, ...rest }: DecimalOptions): Field<string, string> {
  return {
    ...rest,
    control: 'number',
    isRequired: true,
    empty: '',
    schema: ({ string }) =>
      latinText(string).test('decimal', (value, { createError }) => {
        const fault = faultOf(value);
        return fault === null || createError({ message: () => fault });
      }),
    toValue: (column) => column ?? '',
    toColumn: (value) => value,
  };
}

/** A typed number, whose digits may be Arabic. */
function latinText(string: Yup['string']) {
  return string()
    .transform((typed: unknown) => (typeof typed === 'string' ? toLatinDigits(typed.trim()) : typed))
    .default('');
}
