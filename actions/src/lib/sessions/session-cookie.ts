import { parseCookie, stringifySetCookie } from 'cookie';

/** Name where there is no TLS; under TLS it is the former name. */
const PLAIN_NAME = 'hostfront_session';
/** Browsers take a cookie of this name only over TLS, from the host itself: no other host of the domain can set it. */
const SECURE_NAME = '__Host-hostfront_session';
/** Day from which on the former name is no longer read under TLS, 30 days after the release that brought the new one. */
const FORMER_NAME_ENDS = Date.parse('2026-12-24');

type SessionCookieOptions = { secure: boolean; now?: () => number };

/**
 * Writes and reads the cookie that holds the refresh token. Scripts can't read it; it ends with the browser, or with
 * Keycloak's session. A browser sends it to /session only; under TLS, where its name demands the path /, the web server
 * takes it out of every other request (decision 75).
 */
export function createSessionCookie({ secure, now = Date.now }: SessionCookieOptions) {
  const shared = { httpOnly: true, sameSite: 'strict', secure } as const;
  const plain = { ...shared, name: PLAIN_NAME, path: '/session' };
  const current = secure ? { ...shared, name: SECURE_NAME, path: '/' } : plain;
  const isFormerRead = () => secure && now() < FORMER_NAME_ENDS;
  const end = (attributes: typeof current) => stringifySetCookie({ ...attributes, value: '', maxAge: 0 });
  const endFormer = () => (isFormerRead() ? [end(plain)] : []);

  return {
    /** Returns the Set-Cookie values that store a refresh token. */
    keep: (refreshToken: string) => [stringifySetCookie({ ...current, value: refreshToken }), ...endFormer()],

    /** Returns the Set-Cookie values that delete the cookie. */
    clear: () => [end(current), ...endFormer()],

    /** Reads the refresh token from a request's Cookie header. */
    read(header: string | undefined): string | undefined {
      const cookies = parseCookie(header ?? '');
      const former = isFormerRead() ? cookies[PLAIN_NAME] : undefined;
      return cookies[current.name] || former || undefined;
    },
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
