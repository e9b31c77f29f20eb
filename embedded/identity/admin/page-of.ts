import { notFound } from './admin-error.ts';
import type { AdminCall } from './admin-router.ts';

const MAX_INT = 2_147_483_647;

/**
 * Returns the range of a list that `first` and `max` ask for. Without `max` the range has `most` entries (callers
 * pass 100, Keycloak's default); a negative `max` means no limit, a negative `first` the beginning.
 */
export function pageOf(
  { first, max }: AdminCall['query'],
  most: number | null,
): { first: number; max: number | null } {
  const wanted = readInt(max) ?? most;

  return { first: Math.max(0, readInt(first) ?? 0), max: wanted !== null && wanted < 0 ? null : wanted };
}

/** Reads a whole number of 32 bits; an empty text is none, and Keycloak answers 404 to any other. */
function readInt(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const number = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
  if (number >= -MAX_INT - 1 && number <= MAX_INT) return number;
  throw notFound('HTTP 404 Not Found');
}
