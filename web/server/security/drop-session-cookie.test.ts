import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { dropSessionCookie } from './drop-session-cookie.ts';

const server = Fastify();
dropSessionCookie(server);
// The handler responds with the cookies of Node's own request object, which vite reads in development.
server.setNotFoundHandler((request, reply) => reply.send({ cookie: request.raw.headers.cookie }));

/** Returns the cookies that are left of a request. */
const leftOf = async (cookie: string, url = '/') =>
  (await server.inject({ url, headers: { cookie } })).json<{ cookie?: string }>().cookie;

describe('the session’s cookie', () => {
  it.each([
    ['__Host-hostfront_session=a.b.c', undefined],
    ['hostfront_session=a.b.c', undefined],
    ['__Host-hostfront_session=a; hostfront_session=b', undefined],
    ['i18next=ar; __Host-hostfront_session=a.b.c', 'i18next=ar'],
    ['__Host-hostfront_session=a.b.c; i18next=ar;  x="1"', 'i18next=ar;  x="1"'],
    ['a=1;__Host-hostfront_session =a;b=2', 'a=1;b=2'],
    ['__Host-hostfront_session', undefined],
  ])('is removed from the Cookie header "%s"', async (cookies, left) => {
    expect(await leftOf(cookies)).toBe(left);
  });

  it.each([
    'hostfront_session_id=s1.x; hostfront_device=d',
    'xhostfront_session=1; a=hostfront_session=2; __host-hostfront_session=3',
    ' odd ;; =',
  ])('is told apart from other cookies in "%s", which are kept', async (cookies) => {
    expect(await leftOf(cookies)).toBe(cookies);
  });

  it('is kept only in requests to /session', async () => {
    const cookie = '__Host-hostfront_session=a.b.c';

    for (const url of ['/session/token', '/session', '/session?a=1']) {
      expect([url, await leftOf(cookie, url)]).toEqual([url, cookie]);
    }
    for (const url of [
      '/',
      '/sessions',
      '/session-x/token',
      '/en/session/token',
      '/?/session/',
      '/%73ession/token',
    ]) {
      expect([url, await leftOf(cookie, url)]).toEqual([url, undefined]);
    }
  });
});
