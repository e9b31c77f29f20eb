import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

type RefusedBody = { message?: string; extensions?: Record<string, unknown> };

export const REQUEST_ID = 'x-request-id';

/** Returns the code of an API error (Hasura's, an action's or the web server's); undefined for any other error. */
export function errorCodeOf(error: unknown): string | undefined {
  return extensionOf(error, 'code');
}

/** Returns the id of the failed request in the server's log. */
export function requestIdOf(error: unknown): string | undefined {
  const header = ServerError.is(error) ? error.response.headers.get(REQUEST_ID) : null;

  return extensionOf(error, 'requestId') ?? header ?? undefined;
}

/** Returns the message that a server of ours gave; undefined for an error that none of them answered. */
export function serverMessageOf(error: unknown): string | undefined {
  if (ServerError.is(error)) return bodyOf(error.bodyText)?.message;

  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? error.message) : undefined;
}

/** Returns the token with which an administrator who gets no session without a second factor can set one up. */
export function enrolmentTokenOf(error: unknown): string | null {
  return extensionOf(error, 'enrolment_token') ?? null;
}

/**
 * Returns when, and by which person if that is known, a record was saved that is no longer the version of a refused
 * call.
 */
export function laterSaveOf(error: unknown): { at: string; by: string | undefined } | undefined {
  const at = extensionOf(error, 'saved_at');

  return at === undefined ? undefined : { at, by: extensionOf(error, 'saved_by') };
}

type Extension = 'code' | 'requestId' | 'enrolment_token' | 'saved_at' | 'saved_by';

function extensionOf(error: unknown, name: Extension): string | undefined {
  const extensions = ServerError.is(error)
    ? bodyOf(error.bodyText)?.extensions
    : CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions;
  const value: unknown = extensions ? extensions[name] : undefined;

  return typeof value === 'string' ? value : undefined;
}

/** Makes an error like the API's own from an answer that did not come through the API's client. */
export function toServerError(message: string, response: Response, bodyText: string): ServerError {
  return new ServerError(message, { response, bodyText });
}

/** Reads an error that the web server itself answered; a proxy in front of it may answer anything. */
function bodyOf(bodyText: string): RefusedBody | undefined {
  try {
    return (JSON.parse(bodyText) as RefusedBody | null) ?? undefined;
  } catch {
    // A body that is no JSON did not come from our servers.
    return undefined;
  }
}

const CONSTRAINT = /"([a-z0-9_]+)"(?: on table "[a-z0-9_]+")?\s*$/;
/** Token that our own database rules raise at the end of a message, as in `Check constraint violation. last-admin`. */
const TOKEN = /(?:^|\s)([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\s*$/;

/** Returns the name of the constraint that the database reports, as in `… "contacts_email_key"`, or else a rule's token. */
export function constraintOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const message = error.errors[0]?.message ?? '';

  return (CONSTRAINT.exec(message) ?? TOKEN.exec(message))?.[1];
}
