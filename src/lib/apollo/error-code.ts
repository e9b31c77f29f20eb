import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

type RefusedBody = { extensions?: Record<string, unknown> };

/** The code of an API error (Hasura's, an action's or the web server's), or undefined when it came from elsewhere. */
export function errorCodeOf(error: unknown): string | undefined {
  return extensionOf(error, 'code');
}

/** The id by which the server's log knows the request that failed. */
export function requestIdOf(error: unknown): string | undefined {
  return extensionOf(error, 'requestId');
}

/** What lets an administrator set up a second factor who gets no session without one. */
export function enrolmentTokenOf(error: unknown): string | null {
  return extensionOf(error, 'enrolment_token') ?? null;
}

function extensionOf(error: unknown, name: 'code' | 'requestId' | 'enrolment_token'): string | undefined {
  const extensions = ServerError.is(error)
    ? extensionsOfBody(error.bodyText)
    : CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions;
  const value: unknown = extensions ? extensions[name] : undefined;

  return typeof value === 'string' ? value : undefined;
}

/** The error of an answer that came past the API, in the form of the API's own. */
export function toServerError(message: string, response: Response, bodyText: string): ServerError {
  return new ServerError(message, { response, bodyText });
}

/** What the web server says with a status of its own; a proxy before it may answer with anything. */
function extensionsOfBody(bodyText: string): Record<string, unknown> | undefined {
  try {
    return (JSON.parse(bodyText) as RefusedBody | null)?.extensions;
  } catch {
    // No JSON: not an answer of ours.
    return undefined;
  }
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
