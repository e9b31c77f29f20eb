import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TestSocket } from '#tests/engine/support/test-socket.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { ENDS_OF_REVOKED } from './ends-of-revoked.ts';
import { hastenRenewals } from './hasten-renewals.ts';
import { refusalOf } from '../sockets/read-socket.ts';
import { startApi } from '../start-api.ts';
import { startWeb } from '../start-web.ts';

const QUERY = '{ pricing_plans_aggregate { aggregate { count } } }';
/** A key in the right form that was never given out. */
const UNKNOWN = `hfk_${'0'.repeat(12)}_${'A'.repeat(43)}`;

const api = useStarted(() => startApi());
afterEach(() => void vi.restoreAllMocks());

type Headers = Record<string, string>;
const MAILING = '{ contacts_aggregate { aggregate { count } } }';
const post = (headers: Headers, url = api.graphql, query = QUERY) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const codeOf = async (response: Response) =>
  ((await response.json()) as { extensions?: { code: string } }).extensions?.code;
const countTokens = async (id: string) =>
  (await api.actions.pool.query('select 1 from api_access.tokens where key_id = $1', [id])).rowCount;

/** Opens a socket; returns its close code and reason, or 'acknowledged' once it is accepted. */
async function opening(payload: unknown, headers: Headers = {}) {
  const socket = new WebSocket(api.socket, 'graphql-transport-ws', { headers });
  const refusal = await Promise.race([once(socket, 'open').then(() => undefined), refusalOf(socket)]);
  if (refusal !== undefined) return refusal.status;
  const closed = once(socket, 'close').then(([code, reason]: unknown[]) => [code, String(reason)]);
  const acknowledged = once(socket, 'message').then(() => 'acknowledged');
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  const result = await Promise.race([closed, acknowledged]);
  socket.terminate();
  return result;
}

describe('an API key sent with a request, not exchanged for a token', () => {
  it('gets a hint for a misspelt field; a visitor gets none, nor does a request that only claims a role', async () => {
    const { key } = await api.makeKey({ role: 'reader' });
    const hintOf = async (headers: Headers) => {
      const response = await post(headers, api.graphql, '{ pricing_plan { id } }');
      const { errors } = (await response.json()) as { errors: { extensions: Record<string, unknown> }[] };
      return errors[0]?.extensions['hint'];
    };

    expect(await hintOf({ 'x-api-key': key })).toBe('did you mean "pricing_plans"?');
    expect(await hintOf({})).toBeUndefined();
    expect(await hintOf({ 'x-hasura-role': 'reader' })).toBeUndefined();
  });

  it('is accepted by GraphQL, REST and uploads, and concurrent requests use one token', async () => {
    const { id, key } = await api.makeKey({ role: 'mailing' });
    const ways: Headers[] = [{ authorization: `Bearer ${key}` }, { 'x-api-key': key }];

    const all = await Promise.all(
      ways.concat(ways, ways).map((headers) => post(headers, api.graphql, MAILING)),
    );

    for (const response of all) {
      expect(await response.json()).toHaveProperty('data.contacts_aggregate.aggregate.count');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('vary')).toMatch(/authorization, x-api-key/i);
    }
    for (const headers of ways) {
      const rest = await fetch(`${api.web.url}/api/rest/contacts`, { headers });
      expect([rest.status, rest.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      const upload = await fetch(`${api.web.url}/uploads/contacts`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/csv' },
        body: 'email\n',
      });
      expect([401, 403]).not.toContain(upload.status);
    }
    expect(await countTokens(id)).toBe(1);
  });

  it.each<[string, Headers, number, string]>([
    ['sent without a scheme', { authorization: UNKNOWN }, 401, 'api-key-invalid'],
    ['malformed in x-api-key', { 'x-api-key': 'nothing' }, 401, 'api-key-invalid'],
    ['unknown', { 'x-api-key': UNKNOWN }, 401, 'api-key-invalid'],
    [
      'sent with a token',
      { 'x-api-key': UNKNOWN, authorization: 'Bearer a.b.c' },
      400,
      'credentials-ambiguous',
    ],
  ])('is refused when it is %s', async (_, headers, status, code) => {
    const response = await post(headers);

    expect(response.status).toBe(status);
    if (status === 401) expect(response.headers.get('www-authenticate')).toContain('Bearer');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await codeOf(response)).toBe(code);
  });

  it('is answered with RateLimit headers, on success and on refusal, also on the same machine', async () => {
    const { key } = await api.makeKey();
    const rest = await fetch(`${api.web.url}/api/rest/plans`, { headers: { 'x-api-key': key } });
    const token = await fetch(`${api.web.url}/keys/token`, { method: 'POST', headers: { 'x-api-key': key } });

    for (const [response, max] of [
      [rest, 1_200],
      [await post({ 'x-api-key': key }), 1_200],
      [token, 600],
      [await post({ 'x-api-key': UNKNOWN }), 1_200],
      [await post({ 'x-api-key': 'hfk_x' }), 1_200],
      [await post({ 'x-api-key': key, authorization: 'Bearer a.b.c' }), 1_200],
    ] as const) {
      expect(response.headers.get('ratelimit-policy')).toBe(`"address";q=${max};w=60`);
      expect(response.headers.get('ratelimit')).toMatch(/^"address";r=\d{1,4};t=\d+$/);
      expect(response.headers.get('x-ratelimit-limit')).toBeNull();
    }
  });

  it('is refused in a URL, and at /session/refresh, which takes no key', async () => {
    const { key } = await api.makeKey();
    for (const path of [
      `/v1/graphql?key=${key}`,
      `/api/rest/plans/${key}`,
      `/?${key.replaceAll('_', '%5F')}`,
    ]) {
      const response = await fetch(`${api.web.url}${path}`);
      expect([response.status, await codeOf(response)]).toEqual([400, 'api-key-in-address']);
    }
    const response = await post({ 'x-api-key': key }, `${api.web.url}/session/refresh`);
    expect([response.status, await codeOf(response)]).toEqual([400, 'api-key-not-here']);
  });

  it('is checked against its allowed origins at each request', async () => {
    const { id, key } = await api.makeKey({ allowed_origins: ['https://office.example'] });
    expect((await post({ 'x-api-key': key, origin: 'https://office.example' })).status).toBe(200);
    for (const headers of [{}, { origin: 'https://other.example' }]) {
      const response = await post({ 'x-api-key': key, ...headers });
      expect([response.status, await codeOf(response)]).toEqual([403, 'api-key-origin-refused']);
    }
    expect(await countTokens(id)).toBe(1);
  });

  it('is refused by both web servers once it is revoked', async () => {
    const second = await startWeb(api.engineUrl, api.webSettings);
    const { id, key } = await api.makeKey();
    const urls = [api.graphql, `${second.url}/v1/graphql`];
    for (const url of urls)
      await expect.poll(async () => (await post({ 'x-api-key': key }, url)).status).toBe(200);

    await api.actions.callAsAdmin('revoke_api_key', { id });

    for (const url of urls) {
      await expect
        .poll(async () => codeOf(await post({ 'x-api-key': key }, url)), { interval: 20 })
        .toBe('api-key-revoked');
    }
    await second.stop();
  });

  it('opens a WebSocket by an upgrade header or by connection_init; a bad key is refused in both', async () => {
    const { key } = await api.makeKey();
    const token = await api.tokenOf(key);

    expect(await opening({}, { 'x-api-key': key })).toBe('acknowledged');
    expect(await opening({}, { authorization: `Bearer ${key}` })).toBe('acknowledged');
    expect(await opening({ headers: { Authorization: `Bearer ${key}` } })).toBe('acknowledged');
    expect(await opening({ 'X-API-Key': key })).toBe('acknowledged');
    expect(await opening({}, { 'x-api-key': UNKNOWN })).toBe(401);
    expect(await opening({ 'x-api-key': UNKNOWN })).toEqual([4401, 'api-key-invalid']);
    expect(await opening({ 'x-api-key': 'hfk_x' })).toEqual([4401, 'api-key-invalid']);
    expect(await opening({}, { authorization: key })).toBe(401);
    for (const payload of [{ apiKey: key }, { headers: { Authorization: `ApiKey ${key}` } }]) {
      expect(await opening(payload)).toEqual([4401, expect.stringContaining('"x-api-key"')]);
    }
    expect(await opening({ 'x-api-key': key, authorization: `Bearer ${token}` })).toEqual([
      4400,
      'credentials-ambiguous',
    ]);
    expect(await opening({ 'x-api-key': key }, { authorization: `Bearer ${token}` })).toEqual([
      4400,
      'credentials-ambiguous',
    ]);
    expect(await opening({}, { 'x-api-key': key, authorization: `Bearer ${token}` })).toBe(400);
  });

  it('keeps WebSockets of both protocols open over token renewals; they close when the key is revoked', async () => {
    await hastenRenewals(api.actions.pool);
    const { id, key } = await api.makeKey();
    const sockets = await Promise.all([
      TestSocket.connect(api.socket, 'graphql-transport-ws', { 'x-api-key': key }),
      TestSocket.connect(api.socket, 'graphql-ws', { Authorization: `Bearer ${key}` }),
    ]);
    for (const socket of sockets) socket.subscribe('1', `subscription ${QUERY}`);
    const first = await Promise.all(sockets.map((socket) => socket.result('1')));

    await expect.poll(() => countTokens(id)).toBeGreaterThan(2);
    await api.actions.pool.query(
      `insert into pricing_plans (name, category, price, currency, period, features)
       select 'Renewed', category, price, currency, period, features from pricing_plans limit 1`,
    );

    const second = await Promise.all(sockets.map((socket) => socket.result('1')));
    expect(second).not.toEqual(first);
    const texts = JSON.stringify(sockets.flatMap(({ inbox }) => inbox));
    expect(texts).not.toContain('Bearer');
    await api.actions.callAsAdmin('revoke_api_key', { id });
    for (const socket of sockets) {
      const { code, reason } = await socket.closed;
      expect(ENDS_OF_REVOKED).toContainEqual([code, reason]);
    }
  });
});
