import type { string } from 'yup';
import { toLatinDigits } from '#src/lib/messages/latin-digits.ts';
import type { ValidationMessage } from '../validation-message.ts';

const INTEGER = /^[+-]?\d{1,10}$/;
/** Largest value of a Postgres column of type integer. */
const MAX = 2 ** 31 - 1;

/**
 * Rule for a typed whole number, in Latin or Arabic digits, within the range of Postgres' type integer. It is made by
 * yup's `string`.
 */
export function integerText(makeString: typeof string, message: ValidationMessage) {
  return optionalIntegerText(makeString, message).required(message);
}

/** The same rule for a number that may be left empty. */
export function optionalIntegerText(makeString: typeof string, message: ValidationMessage) {
  return makeString()
    .transform((text: unknown) => (typeof text === 'string' ? toLatinDigits(text.trim()) : text))
    .test(
      'integer',
      () => message,
      (text) => !text || (INTEGER.test(text) && Math.abs(Number(text)) <= MAX),
    );
}
