import type { FastifyInstance } from 'fastify';

/** The cookie that holds a visitor's refresh token, by its name under TLS and its name over plain http. */
const SESSION_COOKIE = /^\s*(__Host-)?hostfront_session\s*(=|$)/;
/** Paths that need the cookie. */
const OF_SESSION = /^\/session(?=[/?]|$)/;

/**
 * Takes the session's cookie out of every request but those to /session, before anything reads it: the name that
 * browsers protect demands the path /, so they send it with every request. Other cookies stay as they came. WebSockets
 * lose all cookies (`tunnelSockets`).
 */
export function dropSessionCookie(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw: { url = '', headers } }) => {
    if (headers.cookie === undefined || OF_SESSION.test(url)) return;
    const cookies = headers.cookie.split(';');
    const kept = cookies.filter((cookie) => !SESSION_COOKIE.test(cookie));
    if (kept.length === cookies.length) return;
    if (kept.length > 0) headers.cookie = kept.join(';').trimStart();
    else delete headers.cookie;
  });
}
