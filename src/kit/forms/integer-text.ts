import { string } from 'yup';
import type { ValidationMessage } from './validation-message.ts';

const INTEGER = /^[+-]?\d{1,10}$/;
/** What a column of type integer holds. */
const MAX = 2 ** 31 - 1;
const EASTERN_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** A whole number as it is typed, with the digits of either language; the database's range is its own. */
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
