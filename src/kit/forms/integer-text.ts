import { string } from 'yup';
import type { ValidationMessage } from './validation-message.ts';

const INTEGER = /^[+-]?\d{1,10}$/;
/** Largest value of a Postgres column of type integer. */
const MAX = 2 ** 31 - 1;
const EASTERN_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** Rule for a typed whole number, in Latin or Arabic digits, within the range of Postgres' type integer. */
export function integerText(message: ValidationMessage) {
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? withLatinDigits(text.trim()) : text))
    .required(message)
    .test(
      'integer',
      () => message,
      (text) => INTEGER.test(text) && Math.abs(Number(text)) <= MAX,
    );
}

function withLatinDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(EASTERN_DIGITS.indexOf(digit)));
}
