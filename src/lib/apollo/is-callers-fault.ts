import { apiErrorsOf } from '#src/lib/public-data/api-errors.ts';

/** Whether asking again as it is can't help. */
export function isCallersFault(error: unknown): boolean {
  return apiErrorsOf(error).some(({ extensions }) => extensions?.['code'] !== 'unexpected');
}
