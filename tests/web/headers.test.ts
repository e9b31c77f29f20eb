import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart, type Seen } from './part-double.ts';
import { refusalOf } from './sockets/read-socket.ts';
import { startWeb } from './start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url, { PUBLIC_URL: 'https://hosting.test' }));

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request by `node:http`, as `fetch` refuses to send most of these headers. */
const send = (path: string, { body = '', ...options }: RequestOptions & { body?: string } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: web.port, path, agent: false, ...options },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      },
    );
    sent.on('error', reject).on('continue', () => sent.end(body));
    if (options.headers === undefined || !('expect' in options.headers)) sent.end(body);
  });

/** Sends bytes unchanged, and reads until the server ends the connection. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve) => {
    let received = '';
    const socket = connect({ host: '127.0.0.1', port: web.port }, () => socket.write(text));
    socket.on('data', (data) => (received += data.toString())).on('close', () => resolve(received));
  });

describe('hop-by-hop headers of a request', () => {
  it.each<[string, Record<string, string>]>([
    ['Keep-Alive', { connection: 'keep-alive', 'keep-alive': 'timeout=5' }],
    [
      'Upgrade: h2c',
      { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA' },
    ],
    ['an unknown Upgrade', { connection: 'upgrade', upgrade: 'TLS/1.0' }],
    ['TE and Trailer', { connection: 'TE', te: 'trailers', trailer: 'Expires' }],
    ['Proxy-Connection', { 'proxy-connection': 'keep-alive', 'proxy-authorization': 'Basic eDp5' }],
    ['Transfer-Encoding', { 'transfer-encoding': 'chunked' }],
  ])('%s: the request is answered, and the header is not passed on to the engine', async (_name, headers) => {
    const text = '{"query":"{ x }"}';
    const answer = await send('/v1/graphql?a=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: text,
    });
    const seen = JSON.parse(answer.body) as Seen;

    expect(answer.status).toBe(200);
    expect(seen).toMatchObject({ method: 'POST', url: '/v1/graphql?a=1', body: text });
    expect(seen.headers['content-type']).toBe('application/json; charset=utf-8');
    for (const name of Object.keys(headers).filter((name) => name !== 'connection')) {
      expect(seen.headers).not.toHaveProperty(name);
    }
  });

  it.each(['100-continue', 'something-else'])(
    'Expect: %s: the request is answered, and the header is not passed on',
    async (expectation) => {
      const answer = await sendRaw(
        `POST /v1/graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: ${expectation}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
      );

      expect(answer).toMatch(/HTTP\/1\.1 200 OK/);
      expect(answer).toContain('"body":"{}"');
      expect(answer).not.toContain('"expect"');
    },
  );

  it('Upgrade: h2c: a page and /healthz are answered as usual', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'h2c' };

    expect((await send('/en', { headers })).body).toContain('<div id="root">');
    expect((await send('/healthz', { headers })).status).toBe(200);
  });
});

describe('the body of a GET', () => {
  it.each([
    ['/v1/graphql?query={x}', 'POST', '{"query":"{x}"}'],
    ['/api/rest/plans', 'GET', ''],
    ['/realms/hosting/x', 'GET', ''],
    ['/session/x', 'GET', ''],
  ])(
    'is dropped with the headers about it: %s reaches its part by %s with the body %j',
    async (path, method, body) => {
      const answer = await send(path, {
        method: 'GET',
        headers: { 'content-type': 'text/plain', 'content-length': '2', 'content-encoding': 'identity' },
        body: 'no',
      });
      const seen = JSON.parse(answer.body) as Seen;

      expect(answer.status).toBe(200);
      expect(seen).toMatchObject({ method, body });
      expect(seen.headers['content-length'] ?? '0').toBe(String(body.length));
      expect(seen.headers['content-type'] ?? 'none').not.toContain('text/plain');
      expect(seen.headers).not.toHaveProperty('content-encoding');
    },
  );
});

describe("the engine's admin secret", () => {
  it.each(['X-Hasura-Admin-Secret', 'x-hasura-access-key', 'X_Hasura_Admin_Secret'])(
    'is refused with 403 and a message in the header %s',
    async (name) => {
      const { status, body } = await send('/v1/graphql', {
        method: 'POST',
        headers: { [name]: 'x' },
        body: '{}',
      });
      const message = 'The admin secret is not accepted at the public address; it works inside alone.';

      expect(status).toBe(403);
      expect(JSON.parse(body)).toEqual({
        message,
        extensions: { code: 'admin-secret-refused' },
        errors: [{ message, extensions: { code: 'admin-secret-refused', path: '$' } }],
      });
    },
  );

  it('is refused with 403 in the upgrade of a WebSocket', async () => {
    const { status, body } = await refusedSocket('/v1/graphql', { 'x-hasura-access-key': 'guess' });

    expect(status).toBe(403);
    expect(body).toContain('admin-secret-refused');
  });
});

const refusedSocket = (path: string, headers: Record<string, string> = {}) =>
  refusalOf(new WebSocket(`${web.url.replace('http', 'ws')}${path}`, 'graphql-ws', { headers }));

describe('the security headers nosniff and HSTS', () => {
  const SAFE = {
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  const MEGABYTE = 'x'.repeat(1024 * 1024 + 1);

  it.each<[string, number, RequestOptions & { body?: string }]>([
    ['/', 200, {}],
    ['/assets/main-abc.js', 200, {}],
    ['/assets/none.js', 404, {}],
    ['/config.json', 200, {}],
    ['/healthz', 200, {}],
    ['/robots.txt', 200, {}],
    ['/demo-portal/x', 200, {}],
    ['/nowhere', 404, { method: 'POST' }],
    ['/a//b', 400, {}],
    ['/%zz', 400, {}],
    ['/v1/graphql', 200, { method: 'POST', headers: { 'content-type': 'application/json' } }],
    ['/v1/graphql', 415, { method: 'POST' }],
    ['/realms/hosting/x', 200, {}],
    ['/uploads/x', 200, { method: 'POST', body: 'a,b' }],
    ['/v1/graphql', 413, { method: 'POST', body: MEGABYTE }],
    ['/v1/graphql', 403, { headers: { 'x-hasura-admin-secret': 'x' } }],
    ['/v1/graphql', 415, { method: 'POST', headers: { 'content-type': 'no type' }, body: 'x' }],
  ])('are in the answer at %s with status %i', async (path, status, options) => {
    const answer = await send(path, options);

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(SAFE);
  });

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['with endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('are in the answer to bytes that are %s', async (_name, text, status) => {
    const answer = (await sendRaw(text)).toLowerCase();

    expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const [name, value] of Object.entries(SAFE))
      expect(answer).toContain(`${name}: ${value.toLowerCase()}`);
  });

  it('are in the answer to a WebSocket upgrade, accepted or refused', async () => {
    const socket = new WebSocket(`${web.url.replace('http', 'ws')}/v1/graphql`, 'graphql-ws');
    const accepted = await new Promise<IncomingHttpHeaders>((resolve) =>
      socket.on('upgrade', ({ headers }) => resolve(headers)),
    );
    socket.terminate();

    expect(accepted).toMatchObject(SAFE);
    expect((await refusedSocket('/elsewhere')).headers).toMatchObject(SAFE);
    expect((await refusedSocket('/v1/graphql', { origin: 'https://evil.test' })).headers).toMatchObject(SAFE);
  });
});
