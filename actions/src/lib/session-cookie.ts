import { readCookie } from './read-cookie.ts';

const NAME = 'hostfront_session';

/** Sent to /session alone and out of reach of scripts; it ends with the browser, or with Keycloak's session. */
const ATTRIBUTES = 'HttpOnly; SameSite=Strict; Path=/session';

/** Writes and reads the cookie that holds the refresh token. */
export function createSessionCookie({ secure }: { secure: boolean }) {
  const attributes = secure ? `${ATTRIBUTES}; Secure` : ATTRIBUTES;

  return {
    /** The Set-Cookie value that keeps a refresh token. */
    keep: (refreshToken: string) => `${NAME}=${refreshToken}; ${attributes}`,

    /** The Set-Cookie value that forgets it. */
    clear: () => `${NAME}=; Max-Age=0; ${attributes}`,

    /** The refresh token of a request's Cookie header. */
    read: (header: string | undefined): string | undefined => readCookie(header, NAME),
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
