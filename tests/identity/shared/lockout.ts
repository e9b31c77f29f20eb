import { describe, expect, it } from 'vitest';
import { makePerson, WEB, type KeycloakClient } from '../keycloak-client.ts';

const REFUSED = { error: 'invalid_grant', error_description: 'Invalid user credentials' };

/**
 * Checks that guessing passwords finds nothing and locks no account. Passwords reach the server through the action
 * `sign_in` alone, whose limits can tell a stranger from the owner; a lock by name can't.
 */
export function checkLockout(client: () => KeycloakClient): void {
  const attempt = (username: string, password: string) =>
    client().token({ ...WEB, grant_type: 'password', username, password });

  describe('guessing passwords', () => {
    it('finds nothing in parallel, and does not lock the owner out', async () => {
      const { email, password } = await makePerson(client());

      const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(email, `guess-${n}`)));

      expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 400));
      expect(guesses.map(({ body }) => body)).toEqual(guesses.map(() => REFUSED));
      expect((await attempt(email, password)).status).toBe(200);
    });
  });

  describe('signing in', () => {
    it('works six times at once', async () => {
      const { email, password } = await makePerson(client());

      const answers = await Promise.all(Array.from({ length: 6 }, () => attempt(email, password)));

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    });
  });
}
