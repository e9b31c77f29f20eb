import { SessionError } from '#src/lib/auth/session-error.ts';
import type { SessionStore } from '#src/lib/auth/session-store.ts';

/**
 * The access token of a request; null for visitors. Whoever is signed in never asks as a visitor by accident: while the
 * session can't be refreshed the request fails, as the answer for visitors would look like the whole truth.
 */
export async function requestToken(session: SessionStore): Promise<string | null> {
  const token = await session.accessToken();
  if (token === null && session.getSession().status === 'signed-in') {
    throw new SessionError(
      'session-unavailable',
      'The session could not be refreshed, so nothing was asked.',
    );
  }

  return token;
}
