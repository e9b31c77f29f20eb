import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart, type Seen } from './part-double.ts';
import { echoOf } from './sockets/read-socket.ts';
import { startWeb } from './start-web.ts';

const VALUE = 'refresh.token.of-a-visitor';
const OTHERS = 'i18next=ar; hostfront_session_id=s1.x; hostfront_device=d';
const COOKIES = `__Host-hostfront_session=${VALUE}; hostfront_session=${VALUE}-old; ${OTHERS}`;
const JSON_TYPE = { 'content-type': 'application/json' };
const QUERY = '{"query":"{ x }"}';
const GRAPHQL_RESPONSE = { accept: 'application/graphql-response+json' };

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url, { PUBLIC_URL: 'https://hosting.test' }));

const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(web.url + path, { ...init, headers: { ...headers, cookie: COOKIES } });
const post = (body: string, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  body,
  headers,
});

/** Every way to a part behind the web server, with the cookies that it gets. */
const WAYS: [way: string, path: string, init: RequestInit, cookies: string | undefined][] = [
  ['GraphQL by POST', '/v1/graphql', post(QUERY), OTHERS],
  ['GraphQL over HTTP', '/v1/graphql', post(QUERY, { ...JSON_TYPE, ...GRAPHQL_RESPONSE }), OTHERS],
  ['GraphQL by GET', '/v1/graphql?query={x}', {}, undefined],
  ['REST by GET', '/api/rest/plans', {}, undefined],
  ['REST by POST', '/api/rest/plans', post('{}'), OTHERS],
  ['the realm', '/realms/hosting/protocol/openid-connect/auth', {}, OTHERS],
  ['the realm’s files', '/resources/x.css', {}, OTHERS],
  ['a subscription', '/subscribe', post('{}'), OTHERS],
  ['an unsubscription', '/unsubscribe?token=x', post('{}'), OTHERS],
  ['a report of a mail', '/mail-events/x', post('{}'), OTHERS],
  ['the exchange of keys', '/keys/token', post('{}'), OTHERS],
  ['an upload', '/uploads/contacts', post('email', { 'content-type': 'text/csv' }), OTHERS],
  ['the session', '/session/token', post('{}'), COOKIES],
];
const PAGES = ['/en', '/', '/nothing', '/config.json', '/assets/main-abc.js', '/sitemap.xml'];

const namesOf = (header: string | null) => (header ?? '').toLowerCase().split(/\s*,\s*/);

describe('the session’s cookie', () => {
  it.each(WAYS)('by %s is passed on only below /session', async (_way, path, init, cookies) => {
    const answer = await ask(path, init);
    const { headers } = (await answer.json()) as Seen;

    expect(headers.cookie).toBe(cookies);
    expect(namesOf(answer.headers.get('vary'))).not.toContain('cookie');
  });

  it('is not passed on to the engine with a WebSocket upgrade', async () => {
    const socket = new WebSocket(`${web.url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws', {
      headers: { cookie: COOKIES },
    });
    const { headers } = await echoOf(socket);
    socket.terminate();

    expect(headers.cookie).toBeUndefined();
  });

  it('changes nothing in a page; the language cookie sent with it is still used', async () => {
    for (const path of PAGES) {
      const answer = await ask(path);
      const without = await fetch(web.url + path, { headers: { cookie: OTHERS } });

      expect([path, headersOf(answer)]).toEqual([path, headersOf(without)]);
      expect(await answer.text()).toBe(await without.text());
    }
    expect((await ask('/')).headers.get('content-language')).toBe('ar');
  });

  it('is never written to the log', async () => {
    await ask('/session/token', post('{}'));
    await ask('/nothing?x=1');
    await expect.poll(() => web.logged.join('\n')).toContain('"/nothing"');

    expect(web.logged.join('\n')).toContain('/v1/graphql');
    expect(web.logged.join('\n')).not.toContain(VALUE);
  });
});

/** Returns an answer's headers without those that differ from request to request. */
const headersOf = ({ headers }: Response) =>
  [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
