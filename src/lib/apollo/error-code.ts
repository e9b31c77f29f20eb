import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The code of an API error (Hasura's or an action's), or undefined when it came from elsewhere. */
export function errorCodeOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];

  return typeof code === 'string' ? code : undefined;
}

/** The id by which the server's log knows the request that failed. */
export function requestIdOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const requestId = error.errors[0]?.extensions?.['requestId'];

  return typeof requestId === 'string' ? requestId : undefined;
}

const CONSTRAINT = /"([a-z0-9_]+)"\s*$/;
/** What a rule of ours raises, as in `Check constraint violation. last-admin`. */
const TOKEN = /(?:^|\s)([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\s*$/;

/** The name of the constraint or the token of a rule that the database refused with, as in `… "contacts_email_key"`. */
export function constraintOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const message = error.errors[0]?.message ?? '';

  return (CONSTRAINT.exec(message) ?? TOKEN.exec(message))?.[1];
}
