import { beforeEach, describe, expect, it } from 'vitest';
import { createRefreshClaims } from '#actions/features/keep-session/refresh-claims.ts';
import { cookieOf, startInstance, type Place } from '#tests/actions/start-instance.ts';
import { useStarted } from '#tests/support/use-started.ts';

type Person = { email: string; password: string };

/**
 * Checks that two actions services on one database and one identity server send each refresh token once. `place` is
 * asked once the identity server runs; `races` is the number of times that all requests come at once.
 */
export function checkTwoServices(place: () => Place & { person: Person }, races: number): void {
  describe('two actions services with one database', () => {
    const one = useStarted(() => startInstance(place()));
    const other = useStarted(() => startInstance(place()));
    beforeEach(() => one.pool.query('delete from actions.attempts'));

    it('give the same new cookie to requests with one cookie that come to both at the same time', async () => {
      let { cookie } = await one.signIn(place().person);
      for (let race = 0; race < races; race += 1) {
        const answers = await Promise.all([
          one.refresh(cookie),
          other.refresh(cookie),
          one.refresh(cookie),
          other.refresh(cookie),
        ]);
        const cookies = new Set(answers.map(({ headers }) => cookieOf(headers['set-cookie'])));

        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
        expect(cookies.size).toBe(1);
        cookie = [...cookies].join('');
      }
    });

    it('lose only the session whose refresh one of them could not store because it was killed', async () => {
      const { cookie } = await one.signIn(place().person);
      const elsewhere = await one.signIn(place().person);
      const token = cookie.slice(cookie.indexOf('=') + 1);
      await createRefreshClaims(one.pool).claim(token);
      await one.services.keycloak.requestTokens({ grant_type: 'refresh_token', refresh_token: token });

      const waiting = await other.refresh(cookie);
      await one.pool.query('update actions.refreshes set ends_at = now()');
      const late = await other.refresh(cookie);

      expect(waiting.statusCode).toBe(503);
      expect(waiting.headers).not.toHaveProperty('set-cookie');
      expect(late.json()).toMatchObject({ error: 'invalid_grant' });
      expect((await other.refresh(elsewhere.cookie)).statusCode).toBe(200);
    });

    it('both refuse every cookie of a session that one of them has ended', async () => {
      const { cookie } = await one.signIn(place().person);
      const next = cookieOf((await one.refresh(cookie)).headers['set-cookie']);

      await other.callSession('logout', {}, { cookie: next });

      for (const used of [cookie, next]) {
        expect((await one.refresh(used)).statusCode).toBe(400);
        expect((await other.refresh(used)).statusCode).toBe(400);
      }
    });
  });
}
