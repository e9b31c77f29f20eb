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

  describe('twenty wrong passwords at the same time', () => {
    it('are all refused, and do not lock the account for the right password', async () => {
      const { email, password } = await makePerson(client());

      const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(email, `guess-${n}`)));

      expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 400));
      expect(guesses.map(({ body }) => body)).toEqual(guesses.map(() => REFUSED));
      expect((await attempt(email, password)).status).toBe(200);
    });
  });

  describe('sign-ins of one person', () => {
    it('succeed six times at the same moment', async () => {
      const { email, password } = await makePerson(client());

      const answers = await Promise.all(Array.from({ length: 6 }, () => attempt(email, password)));

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    });
  });
}
