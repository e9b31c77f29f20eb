import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useStarted } from '#tests/support/use-started.ts';
import { ENDS_OF_REVOKED } from './keys/ends-of-revoked.ts';
import { refusalOf } from './sockets/read-socket.ts';
import { startApi } from './start-api.ts';

/** Only the role `mailing` reads contacts: a caller that gets an answer has the token's rights. */
const QUERY = '{ contacts(limit: 1) { id } }';
const sha256Hash = createHash('sha256').update(QUERY).digest('hex');
const persistedQuery = { query: QUERY, extensions: { persistedQuery: { version: 1, sha256Hash } } };
const JSON_TYPE = { 'content-type': 'application/json' };

const api = useStarted(() => startApi());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Returns 'in' for an answer that needs the token's rights, else the error code. */
async function resultOf(response: Response): Promise<string> {
  const text = await response.text();
  const answer: unknown = JSON.parse(text);
  const first = (Array.isArray(answer) ? answer[0] : answer) as {
    errors?: { extensions: { code: string } }[];
    extensions?: { code: string };
  };
  return first.errors?.[0]?.extensions.code ?? first.extensions?.code ?? 'in';
}

const post = async (headers: Record<string, string>, body: unknown = { query: QUERY }) =>
  resultOf(
    await fetch(api.graphql, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    }),
  );

type Opening = { protocol: string; headers?: Record<string, string>; payload?: object };

/** Opens a socket and asks on it; returns 'in', an error code, or the reason of its close. */
async function askOnSocket({ protocol, headers = {}, payload = {} }: Opening): Promise<string> {
  const socket = new WebSocket(api.socket, protocol, { headers });
  const closed = once(socket, 'close').then(([, reason]: unknown[]) => String(reason));
  const refused = refusalOf(socket).then(
    ({ body }) => (JSON.parse(body) as { extensions: { code: string } }).extensions.code,
  );
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
  const answered = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; payload?: unknown };
      if (message.type === 'connection_ack') {
        const type = protocol === 'graphql-ws' ? 'start' : 'subscribe';
        socket.send(JSON.stringify({ id: '1', type, payload: { query: QUERY } }));
      }
      if (['next', 'data', 'error'].includes(message.type)) {
        const text = JSON.stringify(message.payload);
        resolve(/"code":"([^"]+)"/.exec(text)?.[1] ?? 'in');
      }
    });
  });
  const result = await Promise.race([answered, closed, refused]);
  socket.terminate();
  return result;
}

/** Every way by which a token can reach the engine through the web server. */
const WAYS: Record<string, (token: string) => Promise<string>> = {
  'POST /v1/graphql': (token) => post(bearer(token)),
  'a batch': (token) => post(bearer(token), [{ query: QUERY }]),
  'GET /v1/graphql': async (token) =>
    resultOf(await fetch(`${api.graphql}?query=${encodeURIComponent(QUERY)}`, { headers: bearer(token) })),
  'a persisted query': (token) => post(bearer(token), persistedQuery),
  'a persisted query by GET': async (token) =>
    resultOf(
      await fetch(
        `${api.graphql}?extensions=${encodeURIComponent(JSON.stringify(persistedQuery.extensions))}`,
        {
          headers: bearer(token),
        },
      ),
    ),
  REST: async (token) =>
    resultOf(await fetch(`${api.web.url}/api/rest/contacts`, { headers: bearer(token) })),
  'an upload': async (token) =>
    resultOf(
      await fetch(`${api.web.url}/uploads/contacts?key=${randomUUID()}`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'text/csv' },
        body: 'email\nway@example.test\n',
      }),
    ),
  'the upgrade’s header, graphql-transport-ws': (token) =>
    askOnSocket({ protocol: 'graphql-transport-ws', headers: bearer(token) }),
  'the upgrade’s header, graphql-ws': (token) =>
    askOnSocket({ protocol: 'graphql-ws', headers: bearer(token) }),
  'connection_init, graphql-transport-ws': (token) =>
    askOnSocket({ protocol: 'graphql-transport-ws', payload: { headers: bearer(token) } }),
  'connection_init, graphql-ws': (token) =>
    askOnSocket({ protocol: 'graphql-ws', payload: { headers: bearer(token) } }),
  'connection_init without `headers`': (token) =>
    askOnSocket({ protocol: 'graphql-transport-ws', payload: { Authorization: `Bearer ${token}` } }),
  'connection_init padded with blanks': (token) =>
    askOnSocket({
      protocol: 'graphql-transport-ws',
      payload: { headers: { authorization: `Bearer${' '.repeat(20_000)}${token}` } },
    }),
};

/** Ways that give no rights to any token. */
const CLOSED_WAYS: Record<string, (token: string) => Promise<string>> = {
  'a cookie': (token) => post({ cookie: `Authorization=Bearer ${token}; hostfront_session=${token}` }),
  'a cookie of the upgrade': (token) =>
    askOnSocket({ protocol: 'graphql-transport-ws', headers: { cookie: `Authorization=Bearer ${token}` } }),
  'the query of the address': async (token) =>
    resultOf(await fetch(`${api.graphql}?query=${encodeURIComponent(QUERY)}&access_token=${token}`)),
};

describe('the token of an API key', () => {
  it('gives its rights in every place where a token may be sent, and in none once its key is revoked', async () => {
    const { id, key } = await api.makeKey({ role: 'mailing' });
    const token = await api.tokenOf(key);
    for (const [way, enter] of Object.entries(WAYS)) expect([way, await enter(token)]).toEqual([way, 'in']);

    await api.actions.callAsAdmin('revoke_api_key', { id });
    await expect.poll(() => post(bearer(token))).toBe('token-revoked');

    for (const [way, enter] of Object.entries(WAYS)) {
      expect([way, await enter(token)]).toEqual([way, 'token-revoked']);
    }
  });

  it('is refused from other IP addresses and origins than its key allows, in every place it may be sent', async () => {
    const body = (key: string) => JSON.stringify({ key });
    const [there, page] = [
      await api.makeKey({ role: 'mailing', allowed_addresses: ['192.0.2.1'] }),
      await api.makeKey({ role: 'mailing', allowed_origins: ['https://office.example'] }),
    ];
    const exchange = await api.actions.callKeys(body(there.key), { 'x-forwarded-for': '192.0.2.1' });
    const ofThere = exchange.json<{ access_token: string }>().access_token;
    const ofPage = await api.tokenOf(page.key, { origin: 'https://office.example' });

    for (const [token, code] of [
      [ofThere, 'api-key-address-refused'],
      [ofPage, 'api-key-origin-refused'],
    ] as const) {
      await expect.poll(() => post(bearer(token))).toBe(code);
      for (const [way, enter] of Object.entries(WAYS)) expect([way, await enter(token)]).toEqual([way, code]);
    }
  });

  it('gives no rights where it is sent neither as a header nor in connection_init', async () => {
    const token = await api.tokenOf((await api.makeKey({ role: 'mailing' })).key);

    for (const [way, enter] of Object.entries(CLOSED_WAYS)) {
      expect([way, await enter(token)]).toEqual([way, 'validation-failed']);
    }
  });

  it.each(['graphql-transport-ws', 'graphql-ws'])(
    'sent in the upgrade header: its open %s WebSocket is closed when its key is revoked',
    async (protocol) => {
      const { id, key } = await api.makeKey({ role: 'mailing' });
      const socket = new WebSocket(api.socket, protocol, { headers: bearer(await api.tokenOf(key)) });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
      await once(socket, 'message');
      const closed = once(socket, 'close');

      await api.actions.callAsAdmin('revoke_api_key', { id });

      const [code, reason] = (await closed) as [number, Buffer];
      expect(ENDS_OF_REVOKED).toContainEqual([code, String(reason)]);
    },
  );
});
