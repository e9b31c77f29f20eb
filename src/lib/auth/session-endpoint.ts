import { SessionError } from './session-error.ts';
import { toSessionTokens, type SessionTokens } from './session.ts';

/** Token endpoint for keycloak-js. The actions service behind it adds the client secret and keeps the refresh token. */
export const TOKEN_ENDPOINT = '/session/token';
const RESUME_ENDPOINT = '/session/resume';
const LOGOUT_ENDPOINT = '/session/logout';

/** Statuses that also count as signed out, since the server has no session any more. */
const SIGNED_OUT_STATUSES = [401, 403, 404];
/** Statuses of a gateway whose back end is unreachable for the moment. */
const RETRYABLE_STATUSES = [502, 503, 504];

/** Fetches the tokens of the session that the cookie identifies; null when there is none. */
export async function fetchSession(): Promise<SessionTokens | null> {
  const response = await post(RESUME_ENDPOINT, new URLSearchParams({ grant_type: 'refresh_token' }));
  if (response.status === 200) return toSessionTokens(await response.json());
  if (response.status >= 500) {
    throw new SessionError(
      'session-unavailable',
      `The session could not be read (HTTP ${response.status}).`,
      {
        status: response.status,
      },
    );
  }

  return null;
}

/** Ends the session on the server and clears its cookie. */
export async function postSignOut(): Promise<void> {
  const response = await post(LOGOUT_ENDPOINT, new URLSearchParams());
  if (response.ok || SIGNED_OUT_STATUSES.includes(response.status)) return;
  throw new SessionError('session-sign-out-failed', `Signing out failed (HTTP ${response.status}).`, {
    status: response.status,
  });
}

/** Returns whether a retry may help: the request got no answer at all, or only a gateway's. */
export function isRetryable(error: unknown): boolean {
  const status = statusOf(error);

  return status === undefined || RETRYABLE_STATUSES.includes(status);
}

/** Returns the HTTP status of an error: our own errors have it, keycloak-js's have the response. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof SessionError) return error.status;
  const { response } = (error ?? {}) as { response?: unknown };

  return response instanceof Response ? response.status : undefined;
}

async function post(url: string, body: URLSearchParams): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', body, credentials: 'same-origin' });
  } catch (cause) {
    throw new SessionError('session-unavailable', 'The server could not be reached.', { cause });
  }
}
