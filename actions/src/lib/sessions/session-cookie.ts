import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'hostfront_session';

/**
 * Writes and reads the cookie that holds the refresh token. It is sent to /session alone and out of reach
 * of scripts; it ends with the browser, or with Keycloak's session.
 */
export function createSessionCookie({ secure }: { secure: boolean }) {
  const attributes = { name: NAME, path: '/session', httpOnly: true, sameSite: 'strict', secure } as const;

  return {
    /** The Set-Cookie value that keeps a refresh token. */
    keep: (refreshToken: string) => stringifySetCookie({ ...attributes, value: refreshToken }),

    /** The Set-Cookie value that forgets it. */
    clear: () => stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),

    /** The refresh token of a request's Cookie header. */
    read: (header: string | undefined): string | undefined => parseCookie(header ?? '')[NAME] || undefined,
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
