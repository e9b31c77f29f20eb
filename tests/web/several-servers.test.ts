import { createHash, randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { admin, client, cookieOf, publicUrl } from '#tests/actions/start-actions.ts';
import {
  asSiteAdmin,
  postGraphql,
  sendGraphql,
  SIGN_IN,
  solveCaptcha,
  type GraphqlResult,
} from '#tests/support/api.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startApi } from './start-api.ts';

const CHANGE = `mutation ($id: uuid!, $label: String!) {
  update_footer_links_by_pk(pk_columns: { id: $id }, _set: { label: $label }) { label }
}`;
const LINKS = 'subscription { footer_links(order_by: { id: asc }, limit: 1) { id label } }';
const REQUESTS_PER_MINUTE = 30;
/** Wrong passwords of one account from one address (sign-in-limits.ts). */
const WRONG_PASSWORDS = 10;

/** Last number of the address whose requests are counted. */
let address = 0;
/** Addresses of two web servers, each with an engine and an actions service of its own. */
let one: string;
let two: string;

const api = useStarted(() =>
  startApi({
    TRUSTED_PROXIES: '127.0.0.1',
    GRAPHQL_REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
  }),
);
const other = useStarted(() => api.startOther());
beforeAll(async () => {
  [one, two] = [api.web.url, other.url];
});
beforeEach(() => api.actions.pool.query('delete from actions.attempts'));

type Person = { email: string; password: string };

async function signInAt(url: string, { email, password }: Person, captcha_token: string) {
  const variables = { email, password, captcha_token };
  const response = await sendGraphql(url, { query: SIGN_IN, variables }, { origin: publicUrl });
  const { data, errors } = (await response.json()) as GraphqlResult;
  const token = (data?.['sign_in'] as { access_token: string } | undefined)?.access_token ?? '';

  return {
    token,
    code: errors?.[0]?.extensions.code,
    cookie: cookieOf(response.headers.getSetCookie().find((header) => header.includes('session='))),
  };
}

const callSession = (url: string, path: string, cookie: string) =>
  fetch(`${url}/session/${path}`, {
    method: 'POST',
    headers: { origin: publicUrl, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=refresh_token&refresh_token=stub&client_id=web',
  });

describe('two instances of web server, engine and actions service', () => {
  it('share sessions: one begun at the second is renewed at the first and ended at the second', async () => {
    const { cookie } = await signInAt(two, client, await solveCaptcha(one));
    const renewed = await callSession(one, 'token', cookie);
    const next = cookieOf(renewed.headers.getSetCookie()[0]);
    expect([renewed.status, next === cookie]).toEqual([200, false]);

    expect((await callSession(two, 'logout', next)).status).toBe(204);

    for (const url of [one, two]) expect((await callSession(url, 'token', next)).status).toBe(400);
  });

  it('accept a solved captcha only once between them', async () => {
    const solved = await solveCaptcha(one);
    expect(await signInAt(two, client, solved)).toMatchObject({ code: undefined });

    for (const url of [one, two]) expect(await signInAt(url, client, solved)).toMatchObject({ token: '' });
  });

  it('deliver a change made at the first to a live query at the second', async () => {
    const { token } = await signInAt(one, admin, await solveCaptcha(one));
    const socket = createClient({
      url: `${two.replace('http', 'ws')}/v1/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const states = socket.iterate<{ footer_links: Array<{ id: string; label: string }> }>({ query: LINKS });
    const { value: before } = await states.next();
    const id = (before as { data: { footer_links: [{ id: string }] } }).data.footer_links[0].id;

    const label = `Changed ${randomUUID()}`;

    const changed = await postGraphql(one, CHANGE, { variables: { id, label }, headers: asSiteAdmin(token) });

    expect(changed).toEqual({ data: { update_footer_links_by_pk: { label } } });
    const { value: after } = await states.next();
    expect(after).toEqual({ data: { footer_links: [{ id, label }] } });
    await socket.dispose();
  });

  it('both refuse a revoked key, also while one has no free database connection', async () => {
    const { id, key } = await api.makeKey();
    const headers = { authorization: `Bearer ${await api.tokenOf(key)}` };
    const isRefused = async (url: string) => {
      const { errors } = await postGraphql(url, '{ __typename }', { headers });
      return errors?.[0]?.extensions.code === 'token-revoked';
    };
    for (const url of [one, two]) expect(await isRefused(url)).toBe(false);
    const connections = Array.from({ length: other.pool.options.max }, () => other.pool.connect());
    const held = await Promise.all(connections);
    try {
      await api.actions.callAsAdmin('revoke_api_key', { id });

      for (const url of [one, two]) await expect.poll(() => isRefused(url)).toBe(true);
    } finally {
      held.forEach((connection) => connection.release());
    }
  });

  it('store persisted queries separately: the second answers PERSISTED_QUERY_NOT_FOUND until sent the text', async () => {
    const query = '{ pricing_plans(limit: 1) { id } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const ask = async (url: string, text?: string) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      const response = await sendGraphql(url, { query: text, extensions });
      const { data, errors } = (await response.json()) as GraphqlResult;
      return [response.status, data ? 'answered' : errors?.[0]?.extensions.code];
    };

    expect(await ask(one, query)).toEqual([200, 'answered']);
    expect(await ask(one)).toEqual([200, 'answered']);
    expect(await ask(two)).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(await ask(two, query)).toEqual([200, 'answered']);
    expect(await ask(two)).toEqual([200, 'answered']);
  });

  it('share the count of wrong passwords', async () => {
    const wrong = { ...client, password: 'Wrong-Password-1' };
    const codes = [];
    for (let attempt = 0; attempt <= WRONG_PASSWORDS; attempt += 1) {
      const url = attempt % 2 === 0 ? one : two;
      codes.push((await signInAt(url, wrong, await solveCaptcha(url))).code);
    }

    expect(codes.slice(0, -1)).not.toContain('sign-in-too-many-attempts');
    expect(codes.at(-1)).toBe('sign-in-too-many-attempts');
  });

  it('count the requests of an IP address separately', async () => {
    // Another address at each try, as requests are counted for a minute.
    const headers = { 'x-forwarded-for': `192.0.2.${(address += 1)}` };
    const countRefused = async (url: string) => {
      const answers = await Promise.all(
        Array.from({ length: REQUESTS_PER_MINUTE + 1 }, () =>
          postGraphql(url, '{ __typename }', { headers }),
        ),
      );
      return answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'too-many-requests').length;
    };

    expect(await countRefused(one)).toBe(1);
    expect(await countRefused(two)).toBe(1);
  });
});
