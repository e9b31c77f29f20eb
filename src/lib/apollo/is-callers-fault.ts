import { apiErrorsOf } from '#src/lib/public-data/api-errors.ts';

/** Faults of the server that may have passed when it is asked again; Hasura says the last two of a database that is away. */
const PASSING = new Set<unknown>(['unexpected', 'postgres-error', 'postgres-max-connections-error']);

/** Whether asking again as it is can't help. */
export function isCallersFault(error: unknown): boolean {
  return apiErrorsOf(error).some(({ extensions }) => !PASSING.has(extensions?.['code']));
}
