import { randomUUID } from 'node:crypto';

/**
 * A number whose digits are kept: one that the GraphQL document writes, or one of a JSON text that a double can't hold
 * (`parseJson`). PostgreSQL reads the text, so a numeric or bigint column gets every digit.
 */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): number {
    return Number(this.text);
  }
}

/** Finds texts that may hold a number beyond a double: 16 digits or dots in a row, or an exponent of three digits. */
const MAY_BE_INEXACT = /[0-9.]{16}|[eE][+-]?[0-9]{3}/;
/** Strings and numbers of a JSON text, by JSON's grammar (RFC 8259). */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g;
const NUMBER = /^-?([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;
/** Longer numbers are kept as text without comparing their digits, which would take quadratic time. */
const MAX_EXACT_LENGTH = 400;
/** Key of the object that represents an inexact number within a text; no client knows it. */
const MARK = randomUUID();
const MARKED = new RegExp(`\\{"${MARK}":"([^"]+)"\\}`, 'g');

/**
 * Parses JSON as `JSON.parse` does (duplicate keys and `__proto__` included), but numbers that a double can't hold
 * exactly become a `NumberText`. Throws a SyntaxError for invalid JSON, a RangeError for nesting beyond the stack.
 */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text);
  if (!MAY_BE_INEXACT.test(text)) return plain;
  // Only valid JSON comes here: in any other text TOKENS could search for the end of a string again and again.
  // An object represents each such number, because a string would make an object's key of a misplaced number.
  const marked = text.replace(TOKENS, (token) =>
    token.startsWith('"') || isExact(token) ? token : `{"${MARK}":"${token}"}`,
  );

  return JSON.parse(marked, (_key, value: unknown) =>
    isMarked(value) ? new NumberText(value[MARK] as string) : value,
  );
}

/** Writes JSON as `JSON.stringify` does, with every digit of each `NumberText`. */
export function writeJson(value: unknown): string {
  let isInexact = false;
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, plain: unknown) {
    const original = this[key];
    if (!(original instanceof NumberText) || isExact(original.text)) return plain;
    isInexact = true;

    return { [MARK]: original.text };
  });

  return isInexact ? text.replace(MARKED, '$1') : text;
}

/** Tells whether a double holds a number's value exactly as its digits say, so that its shortest text is equal. */
export function isExact(text: string): boolean {
  if (text.length > MAX_EXACT_LENGTH) return false;
  const value = Number(text);

  return Number.isFinite(value) && digitsOf(text) === digitsOf(String(value));
}

/** Returns a number's significant digits and the power of ten of its last digit, equal for equal numbers. */
function digitsOf(text: string): string {
  const [, whole = '', fraction = '', power = '0'] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';

  return `${significant}e${Number(power) - fraction.length + digits.length - significant.length}`;
}

function isMarked(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, MARK);
}
