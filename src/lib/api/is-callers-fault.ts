import { apiErrorsOf } from '#src/lib/api/api-errors.ts';

/** Faults of the server that may have passed when it is asked again: of its own, of too many at once, of a database that is away. */
const PASSING = new Set<unknown>([
  'unexpected',
  'too-busy',
  'postgres-error',
  'postgres-max-connections-error',
]);

/** Whether asking again as it is can't help. */
export function isCallersFault(error: unknown): boolean {
  return apiErrorsOf(error).some(({ extensions }) => !PASSING.has(extensions?.['code']));
}
