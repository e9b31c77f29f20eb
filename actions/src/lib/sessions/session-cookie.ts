import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'hostfront_session';

/**
 * Writes and reads the cookie that holds the refresh token. The cookie is sent to /session only, and scripts can't read
 * it; it ends with the browser, or with Keycloak's session.
 */
export function createSessionCookie({ secure }: { secure: boolean }) {
  const attributes = { name: NAME, path: '/session', httpOnly: true, sameSite: 'strict', secure } as const;

  return {
    /** Returns the Set-Cookie value that stores a refresh token. */
    keep: (refreshToken: string) => stringifySetCookie({ ...attributes, value: refreshToken }),

    /** Returns the Set-Cookie value that deletes the cookie. */
    clear: () => stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),

    /** Reads the refresh token from a request's Cookie header. */
    read: (header: string | undefined): string | undefined => parseCookie(header ?? '')[NAME] || undefined,
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
