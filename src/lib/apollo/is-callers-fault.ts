import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether asking again as it is can't help. */
export function isCallersFault(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code !== 'unexpected')
  );
}
