import { apiErrorsOf } from '#src/lib/api/api-errors.ts';

/** Codes of temporary server errors, for which a retry may help: internal errors, overload, a missing database. */
const PASSING = new Set<unknown>([
  'unexpected',
  'too-busy',
  'postgres-error',
  'postgres-max-connections-error',
]);

/** Returns whether an unchanged retry can't help, since the API refused the request itself. */
export function isCallersFault(error: unknown): boolean {
  return apiErrorsOf(error).some(({ extensions }) => !PASSING.has(extensions?.['code']));
}
