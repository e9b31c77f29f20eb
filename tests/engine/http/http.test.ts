import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { ITEMS_SQL } from '../support/fake-core.ts';
import { ADMIN } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

const codeOf = (body: unknown) =>
  (body as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

describe('the HTTP endpoint', () => {
  const metrics = new Registry();

  const { engine } = useEngine(
    `${ITEMS_SQL}; insert into items select n, 'name of item ' || n from generate_series(1, 200) n`,
    {
      metrics,
      env: {
        HASURA_GRAPHQL_CORS_DOMAIN: 'https://site.example.test,https://*.example.org',
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        ENGINE_MAX_BODY_BYTES: '100000',
        ENGINE_STATEMENT_TIMEOUT_MS: '500',
      },
    },
  );

  it('answers a single operation and a batch of operations', async () => {
    const query = { query: 'query { items }', variables: { min: 200 } };
    const answer = { data: { items: [{ id: 200, name: 'name of item 200' }] } };

    expect(await engine.post(query)).toMatchObject({ status: 200, body: answer });
    expect(await engine.post([query, { query: '{ invalid }' }, query])).toMatchObject({
      status: 200,
      body: [answer, { errors: [{ message: 'no' }] }, answer],
    });
  });

  it.each([
    ['{', 'invalid-json'],
    ['"text"', 'parse-failed'],
    ['{}', 'parse-failed'],
    ['{"query": 1}', 'parse-failed'],
    ['{"query": "{a}", "variables": []}', 'parse-failed'],
    ['{"query": "{a}", "extensions": {"persistedQuery": {"version": 1}}}', 'not-supported'],
    [JSON.stringify(Array.from({ length: 21 }, () => ({ query: '{a}' }))), 'bad-request'],
  ])('answers the body %.40s with status 200 and the error code %s', async (body, code) => {
    const answer = await engine.post(body);

    expect(answer.status).toBe(200);
    expect(codeOf(answer.body)).toBe(code);
  });

  it('checks the secret before it parses the body, and ignores session headers without a secret', async () => {
    const answer = await engine.post('{', { 'x-hasura-admin-secret': 'wrong' });

    expect(answer).toMatchObject({
      status: 200,
      body: { errors: [{ extensions: { code: 'access-denied' } }] },
    });
    expect(
      await engine.post({ query: '{ session }' }, { 'x-hasura-role': 'admin', 'x-hasura-user-id': '1' }),
    ).toMatchObject({
      body: { data: { session: { role: 'anonymous', variables: { 'x-hasura-role': 'anonymous' } } } },
    });
  });

  it('answers errors with HTTP error statuses on /v1alpha1/graphql', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${engine.url}/v1alpha1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });

    expect((await post(ADMIN, '{"query": "{ items }"}')).status).toBe(200);
    expect((await post(ADMIN, '{')).status).toBe(400);
    expect((await post({ 'x-hasura-admin-secret': 'wrong' }, '{}')).status).toBe(401);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'refuses the content type "%s"',
    async (type) => {
      const answer = await engine.post('{"query": "{ items }"}', { ...ADMIN, 'content-type': type });

      expect(answer.status).toBe(415);
    },
  );

  it('answers 404 to a query by GET and to an unknown path', async () => {
    expect((await fetch(`${engine.url}/v1/graphql?query={items}`, { headers: ADMIN })).status).toBe(404);
    expect((await fetch(`${engine.url}/console`)).status).toBe(404);
  });

  it('refuses a body that is too large, with or without a content length', async () => {
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${engine.url}/v1/graphql`, {
        method: 'POST',
        headers: { ...ADMIN, 'content-type': 'application/json' },
      });
      request.on('response', (response) => resolve(response.resume().statusCode));
      request.on('error', reject);
      for (let at = 0; at < 10; at += 1) request.write('x'.repeat(20_000));
      request.end();
    });

    expect((await engine.post('x'.repeat(100_001))).status).toBe(413);
    expect(chunked).toBe(413);
  });

  it('answers a request that offers another protocol, as Java does with h2c, and reads its body', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${engine.url}/v1/graphql`, {
        method: 'POST',
        headers: {
          ...ADMIN,
          'content-type': 'application/json',
          connection: 'Upgrade, HTTP2-Settings',
          upgrade: 'h2c',
          'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
        },
      });
      request.on('response', (response) => resolve(response.resume().statusCode));
      request.on('error', reject);
      request.end(JSON.stringify({ query: '{ items }', variables: { min: 200 } }));
    });

    expect(status).toBe(200);
  });

  it('gives every answer a request id, the client’s own if it has only safe characters', async () => {
    const idOf = async (sent: Record<string, string>) =>
      (await engine.post({ query: '{ items }' }, { ...ADMIN, ...sent })).headers.get('x-request-id');

    expect(await idOf({ 'x-request-id': 'abc-1' })).toBe('abc-1');
    expect(await idOf({})).toMatch(/^[\w-]{36}$/);
    expect(await idOf({ 'x-request-id': '<script>' })).toMatch(/^[\w-]{36}$/);
  });

  it('measures requests by known paths, operations, connections and subscriptions', async () => {
    metrics.resetMetrics();
    await engine.post({ query: 'query { items }', variables: { min: 200 } });
    await engine.post({ query: '{ invalid }' });
    await fetch(`${engine.url}/of-a-stranger`);
    const text = await metrics.metrics();

    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/v1/graphql",status="200"} 2',
    );
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
    expect(text).not.toContain('stranger');
    expect(text).toContain('hostfront_graphql_duration_seconds_count{outcome="ok"} 1');
    expect(text).toContain('hostfront_graphql_duration_seconds_count{outcome="error"} 1');
    expect(text).toMatch(/^hostfront_database_connections\{pool="main",state="idle"\} [1-9]/m);
    expect(text).toMatch(/^hostfront_live_subscriptions 0$/m);
    expect(text).toMatch(/^hostfront_requests_waiting 0$/m);
    expect(text).toMatch(/^hostfront_unsent_bytes 0$/m);
  });

  it('compresses large answers for clients that accept gzip', async () => {
    const get = (min: number, accept: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const request = httpRequest(`${engine.url}/v1/graphql`, {
          method: 'POST',
          headers: { ...ADMIN, 'content-type': 'application/json', 'accept-encoding': accept },
        });
        request.on('error', reject);
        request.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
          );
        });
        request.end(JSON.stringify({ query: '{ items }', variables: { min } }));
      });

    const zipped = await get(1, 'br, gzip');
    expect(zipped.encoding).toBe('gzip');
    expect(JSON.parse(String(gunzipSync(zipped.body)))).toHaveProperty('data.items.length', 200);
    expect((await get(200, 'gzip')).encoding).toBeUndefined();
    expect((await get(1, 'identity')).encoding).toBeUndefined();
    expect((await get(1, 'gzip;q=0')).encoding).toBeUndefined();
  });

  it('passes cookies that actions set on to the client', async () => {
    expect((await engine.post({ query: '{ cookie }' })).headers.getSetCookie()).toEqual(['a=b']);
  });

  it('tells an allowed origin the allowed methods, and that credentials are allowed', async () => {
    const { headers } = await fetch(`${engine.url}/v1/version`, {
      headers: { origin: 'https://site.example.test' },
    });

    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE,OPTIONS');
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('allows CORS requests from the configured origins only', async () => {
    const allowed = async (origin: string) => {
      const response = await fetch(`${engine.url}/v1/graphql`, { method: 'OPTIONS', headers: { origin } });
      return response.headers.get('access-control-allow-origin');
    };

    expect(await allowed('https://site.example.test')).toBe('https://site.example.test');
    expect(await allowed('https://shop.example.org')).toBe('https://shop.example.org');
    expect(await allowed('https://a.b.example.org')).toBeNull();
    expect(await allowed('https://evil.test')).toBeNull();
    expect(await allowed('https://site.example.test.evil.test')).toBeNull();
  });

  it('hides the cause of an internal error, and answers the next request', async () => {
    const answer = await engine.post({ query: '{ broken }' });

    expect(answer.body).toEqual({
      errors: [{ message: 'internal error', extensions: { path: '$', code: 'unexpected' } }],
    });
    expect((await engine.post({ query: '{ slow }' })).body).toHaveProperty('errors');
    expect((await engine.post({ query: '{ items }' })).body).toHaveProperty('data');
  });

  it('shows its health and version without a secret', async () => {
    expect(await (await fetch(`${engine.url}/healthz`)).text()).toBe('OK');
    expect(await (await fetch(`${engine.url}/v1/version`)).json()).toHaveProperty('version');
  });
});
