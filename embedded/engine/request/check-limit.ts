import { mismatch, numberText } from './check-scalar.ts';
import type { Path } from './path.ts';

const MAX_LIMIT = 2_147_483_647;

/** `limit` is a number of rows. */
export function checkLimit(value: unknown, path: Path): unknown {
  const limit = Number(numberText(value, false));
  if (Number.isInteger(limit) && limit >= 0 && limit <= MAX_LIMIT) return limit;
  throw mismatch('Int', value, path, 'a non-negative 32-bit integer');
}

/** `offset` has 64 bits, and so may be a text, too. */
export function checkOffset(value: unknown, path: Path): unknown {
  const digits = numberText(value, true);
  if (digits !== undefined && /^[0-9]+$/.test(digits) && BigInt(digits) < 2n ** 63n) return digits;
  throw mismatch('Int', value, path, 'a non-negative 64-bit integer');
}
