import type { JWK } from 'jose';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createRenewableClient } from '#src/lib/api/renewable-client.ts';
import { admin, cookieOf, jwtSecretOf, startActions } from '#tests/actions/start-actions.ts';
import { ITEMS_SQL } from '#tests/engine/support/fake-core.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { TestSocket } from '#tests/engine/support/test-socket.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { signAs, tokenAttacks, type AttackKit } from './token-attacks.ts';
import { sendGraphql } from '#tests/support/api.ts';
import { useStarted } from '#tests/support/use-started.ts';

/** Milliseconds after a load of the keys in which an unknown key is not looked up again. */
const COOL_DOWN_MS = 30_000;

let kit: AttackKit;
let cookie: string;

// The engine and the actions service share this clock, which runs by itself until a test moves it.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));
const actions = useStarted(() => startActions());
const engine = useStarted(async () => {
  await actions.pool.query(`${ITEMS_SQL}; insert into items values (1, 'first')`);
  return startTestEngine({
    databaseUrl: actions.databaseUrl,
    env: {
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_JWT_SECRET: jwtSecretOf(actions.identity.url),
    },
  });
});
beforeAll(async () => {
  kit = await collectKit();
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => void vi.useRealTimers());

/**
 * Collects an administrator's tokens, and secrets that only the server itself has: its key and the real refresh
 * token.
 */
async function collectKit(): Promise<AttackKit> {
  const signedIn = await actions.signIn(admin);
  cookie = signedIn.cookie;
  const tokens = signedIn.response.json<{ access_token: string; id_token: string }>();
  const { rows } = await actions.pool.query<{ jwk: JWK }>(
    `select jwk from identity.signing_key where realm = 'hosting' and jwk->>'kty' = 'RSA' order by priority desc`,
  );

  return {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    refreshToken: decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
    masterToken: await actions.identity.masterToken(),
    key: rows[0]?.jwk ?? {},
  };
}

/** Gets another access token of the same session, as the site does. */
async function refresh(): Promise<string> {
  const answer = await actions.refresh(cookie);
  cookie = cookieOf(answer.headers['set-cookie']);

  return answer.json<{ access_token: string }>().access_token;
}

const LET_IN = 'let in';
type Door = { door: 'engine' | 'actions'; knock: (token: string) => Promise<string> };

/**
 * Sends a request to the engine and returns the result. Visitors are let in without a token, so the engine must not
 * treat a bad token as a missing one.
 */
async function askEngine(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await sendGraphql(engine.url, { query: '{ items { id } }' }, headers);
  // The token is longer than Node accepts in a header; Node refuses the request before the engine reads it.
  if (response.status === 431) return 'invalid-jwt';
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: Array<{ extensions: { code: string } }>;
  };

  return data ? LET_IN : (errors?.[0]?.extensions.code ?? '');
}

/** Opens a socket at the engine with the token and returns the result; the engine refuses by the close code 4403. */
async function openSocket(token: string): Promise<string> {
  const socket = await TestSocket.open(engine.socketUrl, 'graphql-transport-ws');
  socket.send({ type: 'connection_init', payload: { headers: { authorization: `Bearer ${token}` } } });
  const answer = await Promise.race([socket.next().then(({ type }) => type), socket.closed]);
  socket.close();
  if (answer === 'connection_ack') return LET_IN;

  return typeof answer === 'object' && answer.code === 4403 ? 'refused' : JSON.stringify(answer);
}

/** Sends an upload without its parameters: a caller who is let in reads that they are missing. */
async function upload(token: string): Promise<string> {
  const response = await actions.upload(token);
  const { extensions } = response.json<{ extensions: { code: string } }>();

  return extensions.code === 'import-request-invalid' ? LET_IN : extensions.code;
}

const doors: Door[] = [
  { door: 'engine', knock: askEngine },
  { door: 'actions', knock: upload },
];

describe.each(doors)('an access token that is sent to the $door', ({ door, knock }) => {
  it("is accepted as issued, and with the same claims signed again by the realm's key", async () => {
    expect(await knock(kit.accessToken)).toBe(LET_IN);
    expect(await knock(await signAs(kit))).toBe(LET_IN);
  });

  it.each(tokenAttacks)('is refused with $name', async ({ forge, codes }) => {
    const usual = { engine: 'invalid-jwt', actions: 'token-invalid' };

    expect(await knock(await forge(kit))).toBe((codes ?? usual)[door]);
  });
});

describe("an access token in connection_init of the engine's WebSocket", () => {
  it('is accepted as the identity server issued it', async () => {
    expect(await openSocket(kit.accessToken)).toBe(LET_IN);
  });

  it.each(tokenAttacks)('is refused with $name', async ({ forge }) => {
    expect(await openSocket(await forge(kit))).toBe('refused');
  });
});

describe("after a change of the realm's signing key", () => {
  it('tokens of the new and of the earlier key are accepted by engine and actions without a restart', async () => {
    const before = await refresh();
    for (const { knock } of doors) expect(await knock(before)).toBe(LET_IN);

    await actions.identity.rotateKeys();
    const after = await refresh();
    vi.setSystemTime(Date.now() + COOL_DOWN_MS + 1000);

    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    for (const { knock } of doors) {
      expect(await knock(after)).toBe(LET_IN);
      expect(await knock(before)).toBe(LET_IN);
    }
  });
});

describe('a live subscription over graphql-ws', () => {
  it('goes on when its access token is renewed, and misses no update', async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    let token = await refresh();
    const client = createRenewableClient({
      url: engine.socketUrl,
      headers: () => Promise.resolve({ authorization: `Bearer ${token}` }),
    });
    const seen: string[] = [];
    const ends: unknown[] = [];
    client.subscribe<{ items: Array<{ name: string }> }>(
      { query: 'subscription { items { id name } }' },
      {
        next: ({ data }) => seen.push(data?.items[0]?.name ?? ''),
        error: (error) => ends.push(error),
        complete: () => ends.push('complete'),
      },
    );
    await waitUntil('it has begun', () => seen.length === 1);

    const updates = ['second', 'third', 'fourth'];
    for (const name of updates) {
      token = await refresh();
      client.renew();
      await actions.pool.query('update items set name = $1', [name]);
      await waitUntil(`it has the ${name}`, () => seen.at(-1) === name);
    }

    expect(ends).toEqual([]);
    expect(seen.filter((name, at) => name !== seen[at - 1])).toEqual(['first', ...updates]);
    client.terminate();
    await client.dispose();
  });
});
