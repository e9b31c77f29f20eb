import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart, type Seen } from './part-double.ts';
import { startWeb } from './start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));

const JSON_TYPE = { 'content-type': 'application/json' };
const seen = async (path: string, init?: RequestInit) =>
  (await fetch(web.url + path, init)).json() as Promise<Seen>;

describe('the proxy of the web server', () => {
  it('passes /api/rest/ on to the engine; other paths below /api and /v1 get 404', async () => {
    const { url } = await seen('/api/rest/plans/vps?a=1');

    expect(url).toBe('/api/rest/plans/vps?a=1');
    for (const path of ['/api/graphql', '/api/rest', '/api', '/v1', '/v1/graphiql', '/v1/metadata?x']) {
      const response = await fetch(web.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        message: expect.stringMatching(/ \/v1\/graphql .* \/api\/rest\//),
        errors: [{ extensions: { code: 'not-found' } }],
      });
    }
  });

  it('replaces X-Forwarded-* of a request, and removes internal and tracing headers', async () => {
    const { headers } = await seen('/v1/graphql', {
      method: 'POST',
      body: '{}',
      headers: {
        ...JSON_TYPE,
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.test',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-action-secret': 'guess',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        tracestate: 'vendor=1',
        baggage: 'user=1',
        b3: '1',
        'x-b3-traceid': '1',
        'x-hasura-role': 'site_admin',
        authorization: 'Bearer token',
      },
    });

    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'localhost:3000',
      'x-hasura-role': 'site_admin',
      authorization: 'Bearer token',
    });
    const inside = ['x-real-ip', 'forwarded', 'x-action-secret'];
    // A stranger must not decide what is traced.
    const traces = ['traceparent', 'tracestate', 'baggage', 'b3', 'x-b3-traceid'];
    for (const name of [...inside, ...traces]) expect(headers).not.toHaveProperty(name);
  });

  it("passes on the headers of Keycloak's answer unchanged, with every cookie", async () => {
    const response = await fetch(`${web.url}/realms/hosting/protocol/openid-connect/auth`);

    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(response.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  });

  it.each([
    '/realms/master',
    '/realms/hosting2/x',
    '/admin/realms/hosting',
    '/v1/metadata',
    '/v2/query',
    '/v1/query',
    '/v1/version',
    '/v1alpha1/config',
    '/v1alpha1/pg_dump',
    '/v1/graphql/explain',
    '/actions/sign_in',
    '/v1/graphql/x',
  ])('answers the internal path %s with 404', async (path) => {
    const response = await fetch(web.url + path, { method: 'POST', body: '{}' });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ extensions: { code: 'not-found' } });
  });

  it.each([
    '/realms/hosting/..;/master/x',
    '/realms/hosting%2f..%2fmaster',
    '/v1/graphql/%252e%252e/metadata',
  ])('refuses the path traversal %s with 400', async (path) =>
    expect((await fetch(web.url + path)).status).toBe(400),
  );
});

describe('the proxy of the web server, while engine, Keycloak and actions service are down', () => {
  it('answers 503 with the error code that each client knows, and serves again once they are back', async () => {
    const lonely = await startPart();
    const server = await startWeb(lonely.url);
    await lonely.stop();

    const graphql = await fetch(`${server.url}/v1/graphql`, {
      method: 'POST',
      body: '{}',
      headers: JSON_TYPE,
    });
    const session = await fetch(`${server.url}/session/token`, { method: 'POST' });
    const health = await fetch(`${server.url}/healthz`);
    const page = await fetch(`${server.url}/`);

    expect(graphql.status).toBe(503);
    expect(graphql.headers.get('retry-after')).toBe('2');
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'service-unavailable' } }] });
    expect(session.status).toBe(503);
    expect(await session.json()).toMatchObject({ error: 'temporarily_unavailable' });
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({
      status: 'unavailable',
      parts: { engine: 'down', identity: 'down', actions: 'down' },
    });
    expect(page.status).toBe(200);

    const back = await startPart(lonely.port);
    const again = await fetch(`${server.url}/v1/graphql`, { method: 'POST', body: '{}', headers: JSON_TYPE });
    expect(again.status).toBe(200);

    await server.stop();
    await back.stop();
  });
});

describe('the limit of GraphQL requests per minute', () => {
  it('applies to requests from the same machine that carry X-Forwarded-For', async () => {
    const server = await startWeb(part.url, { GRAPHQL_REQUESTS_PER_MINUTE: '2' });
    const headers = { ...JSON_TYPE, 'x-forwarded-for': '192.0.2.1' };
    const ask = () => fetch(`${server.url}/v1/graphql`, { method: 'POST', body: '{}', headers });
    const statuses = [(await ask()).status, (await ask()).status];
    const refused = await ask();

    expect(statuses).toEqual([200, 200]);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'too-many-requests' } }] });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-policy')).toBe('"address";q=2;w=60');
    expect(refused.headers.get('ratelimit')).toMatch(/^"address";r=0;t=\d+$/);
    expect(refused.headers.get('ratelimit-limit')).toBeNull();
    await server.stop();
  });
});
