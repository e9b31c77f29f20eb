import { NumberText } from '../json/exact-json.ts';
import { withoutExponent } from '../model/postgres-value.ts';
import { mismatch, numberText, outOfBounds } from './check-scalar.ts';
import type { Path } from './path.ts';

const MAX_LIMIT = 2_147_483_647;

/**
 * Checks `limit`, a number of rows: Hasura's `nonNegativeInt`.
 *
 * See https://github.com/hasura/graphql-engine/blob/master/server/lib/schema-parsers/src/Hasura/GraphQL/Parser/Internal/Scalars.hs
 */
export function checkLimit(value: unknown, path: Path): unknown {
  const text = wholeNumber(value);
  if (text === undefined || Number(text) < 0)
    throw mismatch('Int', value, path, 'a non-negative 32-bit integer');
  const limit = Number(text);
  if (Number.isInteger(limit) && limit <= MAX_LIMIT) return limit;
  throw outOfBounds(text, path);
}

/**
 * Checks `offset`, which has 64 bits and so may be a string of digits too. Postgres refuses a negative number, as in
 * Hasura.
 */
export function checkOffset(value: unknown, path: Path): unknown {
  const text = wholeNumber(value);
  if (text !== undefined) {
    const plain = withoutExponent(text);
    if (/^-?[0-9]+$/.test(plain) && BigInt.asIntN(64, BigInt(plain)) === BigInt(plain)) return plain;
    throw outOfBounds(text, path);
  }
  if (typeof value === 'string' && /^[0-9]+$/.test(value) && BigInt(value) < 2n ** 63n) return value;
  throw mismatch('Int', value, path, 'a 32-bit integer, or a 64-bit integer represented as a string');
}

/**
 * Returns a number's digits; a number in the document must have no fraction or exponent, a variable may hold any
 * number.
 */
function wholeNumber(value: unknown): string | undefined {
  return value instanceof NumberText && !/^-?[0-9]+$/.test(value.text) ? undefined : numberText(value);
}
