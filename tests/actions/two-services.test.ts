import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '#actions/app/create-server.ts';
import { createServices } from '#actions/app/services.ts';
import { createRefreshClaims } from '#actions/features/keep-session/refresh-claims.ts';
import { openPool } from '#tests/support/open-pool.ts';
import { client, cookieOf, publicUrl, startActions, type Actions } from './start-actions.ts';

const RACES = 20;

let actions: Actions;
/** A second instance of the service, on the same database and identity server. */
let other: FastifyInstance;
let otherPool: ReturnType<typeof openPool>;

beforeAll(async () => {
  actions = await startActions();
  otherPool = openPool(actions.databaseUrl);
  other = await createServer(createServices(actions.services.env, otherPool, pino({ level: 'silent' })));
});
afterAll(async () => {
  await other.close();
  await otherPool.end();
  await actions.stop();
});
beforeEach(() => actions.pool.query('delete from actions.attempts'));

const callOther = (path: string, cookie: string) =>
  other.inject({
    method: 'POST',
    url: `/session/${path}`,
    headers: { origin: publicUrl, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=refresh_token',
  });

describe('two actions services', () => {
  it('give one answer to a cookie that comes to both at once', async () => {
    let { cookie } = await actions.signIn(client);
    for (let race = 0; race < RACES; race += 1) {
      const answers = await Promise.all([
        actions.refresh(cookie),
        callOther('token', cookie),
        actions.refresh(cookie),
        callOther('token', cookie),
      ]);
      const cookies = new Set(answers.map(({ headers }) => cookieOf(headers['set-cookie'])));

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(cookies.size).toBe(1);
      cookie = [...cookies].join('');
    }
  });

  it('lose one session alone when one is killed between the answer of Keycloak and its own write', async () => {
    const { cookie } = await actions.signIn(client);
    const elsewhere = await actions.signIn(client);
    const token = cookie.slice(cookie.indexOf('=') + 1);
    await createRefreshClaims(actions.pool).claim(token);
    await actions.services.keycloak.requestTokens({ grant_type: 'refresh_token', refresh_token: token });

    const waiting = await callOther('token', cookie);
    await actions.pool.query('update actions.refreshes set ends_at = now()');
    const late = await callOther('token', cookie);

    expect(waiting.statusCode).toBe(503);
    expect(waiting.headers).not.toHaveProperty('set-cookie');
    expect(late.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await callOther('token', elsewhere.cookie)).statusCode).toBe(200);
  });

  it('both refuse every cookie of a session that one of them has ended', async () => {
    const { cookie } = await actions.signIn(client);
    const next = cookieOf((await actions.refresh(cookie)).headers['set-cookie']);

    await callOther('logout', next);

    for (const used of [cookie, next]) {
      expect((await actions.refresh(used)).statusCode).toBe(400);
      expect((await callOther('token', used)).statusCode).toBe(400);
    }
  });
});
