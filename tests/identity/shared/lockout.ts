import { describe, expect, it } from 'vitest';
import { makePerson, WEB, type KeycloakClient } from '../keycloak-client.ts';

type State = { numFailures: number; disabled: boolean };

/** A real Keycloak counts a failure a moment after it answered, and refuses whoever comes in between. */
const SOON = { timeout: 20_000 };
const REFUSED = { error: 'invalid_grant', error_description: 'Invalid user credentials' };

/** What guessing passwords comes to. */
export function checkLockout(client: () => KeycloakClient): void {
  const attempt = (username: string, password: string) =>
    client().token({ ...WEB, grant_type: 'password', username, password });
  const stateOf = async (id: string): Promise<State> =>
    (await client().admin<State>('GET', `/attack-detection/brute-force/users/${id}`)).body;
  const guessUntilLocked = async ({ id, email }: { id: string; email: string }): Promise<void> => {
    await expect
      .poll(async () => {
        await attempt(email, 'a guess');
        return stateOf(id);
      }, SOON)
      .toMatchObject({ disabled: true });
  };

  describe('guessing passwords', () => {
    it('finds nothing in parallel', async () => {
      const { email } = await makePerson(client());

      const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(email, `guess-${n}`)));

      expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 400));
      expect(guesses.map(({ body }) => body)).toEqual(guesses.map(() => REFUSED));
    });

    it('locks the account for the right password too, in the same words', async () => {
      const person = await makePerson(client());
      await guessUntilLocked(person);

      const right = await attempt(person.email, person.password);

      expect([right.status, right.body]).toEqual([400, REFUSED]);
    });

    it('is forgiven by an administrator', async () => {
      const person = await makePerson(client());
      await guessUntilLocked(person);

      const { status } = await client().admin('DELETE', `/attack-detection/brute-force/users/${person.id}`);

      expect(status).toBe(204);
      await expect.poll(async () => (await attempt(person.email, person.password)).status, SOON).toBe(200);
      expect(await stateOf(person.id)).toMatchObject({ disabled: false });
    });

    it('is forgotten after a sign-in', async () => {
      const { id, email, password } = await makePerson(client());
      await attempt(email, 'a guess');
      await expect.poll(async () => (await stateOf(id)).numFailures, SOON).toBe(1);

      await client().signIn(email, password);

      await expect.poll(async () => (await stateOf(id)).numFailures, SOON).toBe(0);
    });
  });
}
