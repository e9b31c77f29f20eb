import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ownTime } from '#runtime/process/own-time.ts';
import { actionSecret } from '#tests/actions/start-actions.ts';
import { clientSecrets } from '#tests/actions/start-identity.ts';
import { createUploader } from '#tests/actions/imports/upload.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { ENDS_OF_NARROWED, ENDS_OF_REVOKED } from './ends-of-revoked.ts';
import { startApi } from '../start-api.ts';
import { sendGraphql } from '#tests/support/api.ts';

const SHOP = 'https://shop.example';
const QUERY = '{ pricing_plans_aggregate { aggregate { count } } }';

const api = useStarted(() => startApi());

/** Counts this process's own time, in which a standstill of a starved machine is no time. */
const clock = ownTime.every(1_000, () => undefined);
afterAll(clock.end);

const ask = (token: string) =>
  sendGraphql(api.web.url, { query: QUERY }, { authorization: `Bearer ${token}` });

/** Opens a live query by graphql-ws's client; reports the close code and reason, and the own time of closing. */
async function openSocket(token: string) {
  const client = createClient({
    url: api.socket,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { headers: { Authorization: `Bearer ${token}` } },
  });
  const closed = new Promise<{ code: number; reason: string; at: number }>((resolve) => {
    client.on('closed', (event) => {
      const { code, reason } = event as { code: number; reason: string };
      resolve({ code, reason, at: ownTime.now() });
    });
  });
  const answers = client.iterate({ query: `subscription ${QUERY}` });
  const first = await answers.next();
  expect(first.value).toHaveProperty('data');
  const ended = answers.next().catch(() => undefined);
  return { closed, ended, dispose: () => client.dispose() };
}

/** Waits until the API refuses a token, and returns the time by this process's own clock. */
async function refusedAt(token: string): Promise<number> {
  await expect.poll(async () => (await ask(token)).status, { interval: 20 }).toBe(401);
  return ownTime.now();
}

describe('an API key', () => {
  it('gives a token that reads the API at the public origin, as an OAuth client_credentials grant does', async () => {
    const token = await api.tokenOf((await api.makeKey()).key);
    const response = await fetch(`${api.web.url}/realms/hosting/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: 'api-reader',
        client_secret: clientSecrets.API_READER_CLIENT_SECRET,
      }),
    });
    const { access_token: other } = (await response.json()) as { access_token: string };

    for (const each of [token, other]) {
      expect(await (await ask(each)).json()).toHaveProperty('data.pricing_plans_aggregate.aggregate.count');
    }
  });

  it.each<[string, string, unknown[][], () => { allowed_addresses?: string[]; expires_at?: string }]>([
    ['is revoked', 'revoke_api_key', ENDS_OF_REVOKED, () => ({})],
    [
      'allows fewer addresses',
      'update_api_key',
      ENDS_OF_NARROWED,
      () => ({ allowed_addresses: ['203.0.113.1'] }),
    ],
    [
      'expires',
      'update_api_key',
      ENDS_OF_REVOKED,
      () => ({ expires_at: new Date(Date.now() + 700).toISOString() }),
    ],
  ])(
    "that %s ends its tokens and their WebSockets within a second, and no other key's",
    async (_, action, ends, changes) => {
      const [{ id, key }, other] = [await api.makeKey(), await api.makeKey()];
      const [token, neighbour] = [await api.tokenOf(key), await api.tokenOf(other.key)];
      const [socket, spared] = [await openSocket(token), await openSocket(neighbour)];
      expect((await ask(token)).status).toBe(200);

      const change = changes();
      const untilExpiryMs = change.expires_at === undefined ? 0 : Date.parse(change.expires_at) - Date.now();
      const startedAt = ownTime.now() + untilExpiryMs;
      await api.actions.callAsAdmin(action, { id, ...change });
      const refused = await refusedAt(token);
      const { code, reason, at } = await socket.closed;

      expect(ends).toContainEqual([code, reason]);
      expect(refused - startedAt).toBeLessThan(1_000);
      expect(at - startedAt).toBeLessThan(1_000);
      const body = await (await ask(token)).json();
      expect(body).toMatchObject({
        extensions: { code: 'token-revoked' },
        errors: [{ extensions: { code: 'token-revoked' } }],
      });
      expect((await ask(neighbour)).status).toBe(200);
      expect(await Promise.race([spared.closed, 'open'])).toBe('open');
      await spared.dispose();
    },
  );

  it('that is revoked ends a client that would try again after any other end', async () => {
    const { id, key } = await api.makeKey();
    const client = createClient({
      url: api.socket,
      webSocketImpl: WebSocket,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      connectionParams: { 'x-api-key': key },
    });
    const answers = client.iterate({ query: `subscription ${QUERY}` });
    expect((await answers.next()).value).toHaveProperty('data');

    await api.actions.callAsAdmin('revoke_api_key', { id });

    await expect(answers.next()).rejects.toMatchObject({ code: 4401 });
  });

  it('that is revoked ends its running uploads, which import nothing; the upload of another key goes on', async () => {
    const [revoked, other] = await Promise.all([
      api.makeKey({ role: 'mailing' }),
      api.makeKey({ role: 'mailing' }),
    ]);
    const [cut, spared] = [randomUUID(), randomUUID()];
    let goOn: () => void = () => undefined;
    const going = new Promise<void>((resolve) => (goOn = resolve));
    async function* linesOf(name: string) {
      yield Buffer.from(`email\n${name}-first@example.test\n`);
      await going;
      yield Buffer.from(`${name}-last@example.test\n`);
    }
    const begin = async ({ key }: { key: string }, id: string) =>
      createUploader(api.web.url, await api.tokenOf(key))(linesOf(id), { key: id });
    const [ended, finished] = [begin(revoked, cut).catch(() => 'cut off'), begin(other, spared)];
    const stateOf = async (id: string) =>
      (await api.actions.pool.query('select state from imports where idempotency_key = $1', [id])).rows[0]
        ?.state;
    for (const id of [cut, spared]) await expect.poll(() => stateOf(id)).toBe('receiving');

    await api.actions.callAsAdmin('revoke_api_key', { id: revoked.id });

    expect(await ended).toBe('cut off');
    goOn();
    expect((await finished).status).toBe(200);
    await expect.poll(() => stateOf(cut)).toBe('failed');
    const { rows } = await api.actions.pool.query(
      'select email from contacts where email like any($1) order by email',
      [[`${cut}%`, `${spared}%`]],
    );
    expect(rows).toEqual(
      [`${spared}-first@example.test`, `${spared}-last@example.test`].map((email) => ({ email })),
    );
  });

  it('opens the API by CORS to pages of the origins that it allows, until it is revoked', async () => {
    const preflight = (path: string) =>
      fetch(`${api.web.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: SHOP,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
    const allowed = async (path: string) =>
      (await preflight(path)).headers.get('access-control-allow-origin');
    expect([await allowed('/keys/token'), await allowed('/v1/graphql')]).toEqual([null, null]);

    const { id, key } = await api.makeKey({ allowed_origins: [SHOP] });
    await expect.poll(() => allowed('/keys/token')).toBe(SHOP);
    expect(await allowed('/v1/graphql')).toBe(SHOP);
    const answer = await fetch(`${api.web.url}/keys/token`, {
      method: 'POST',
      headers: { origin: SHOP, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, SHOP]);

    await api.actions.callAsAdmin('revoke_api_key', { id });
    await expect.poll(() => allowed('/v1/graphql')).toBeNull();
  });

  it('is checked against the IP address of the connection, not against X-Forwarded-For or X-Real-IP', async () => {
    const { key } = await api.makeKey({ allowed_addresses: ['192.0.2.1'] });

    const response = await fetch(`${api.web.url}/keys/token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': '192.0.2.1', 'x-real-ip': '192.0.2.1' },
    });

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      extensions: { code: 'api-key-address-refused', address: '127.0.0.1' },
    });
  });
});

it('the internal event stream of API keys is not served at the public origin', async () => {
  for (const path of ['/inside/keys', '/keys/../inside/keys', '/keys/..%2finside/keys']) {
    const response = await fetch(api.web.url + path, { headers: { 'x-action-secret': actionSecret } });
    expect(response.headers.get('content-type')).not.toContain('event-stream');
    await response.body?.cancel();
  }
});
