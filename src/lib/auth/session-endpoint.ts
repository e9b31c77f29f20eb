import { SessionError } from './session-error.ts';
import { toSessionTokens, type SessionTokens } from './session.ts';

/** Where keycloak-js and the store get tokens: the actions service adds the secret and keeps the refresh token. */
export const TOKEN_ENDPOINT = '/session/token';
const RESUME_ENDPOINT = '/session/resume';
const LOGOUT_ENDPOINT = '/session/logout';

/** Sign-out is done when the server knows no session any more, whatever it calls that. */
const SIGNED_OUT_STATUSES = [401, 403, 404];
/** Answers of a gateway whose back end is away for the moment. */
const RETRYABLE_STATUSES = [502, 503, 504];

/** Asks for the session that the cookie stands for; null when there is none. */
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

/** Tells whether a failed request is worth another try: no answer at all, or a gateway's. */
export function isRetryable(error: unknown): boolean {
  const status = statusOf(error);

  return status === undefined || RETRYABLE_STATUSES.includes(status);
}

/** Our own errors carry the status, those of keycloak-js the response. */
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
