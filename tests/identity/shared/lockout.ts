import { describe, expect, it } from 'vitest';
import { makePerson, WEB, type KeycloakClient } from '../keycloak-client.ts';

type State = { numFailures: number; disabled: boolean };

/** What guessing passwords comes to. */
export function checkLockout(client: () => KeycloakClient): void {
  const attempt = (username: string, password: string) =>
    client().token({ ...WEB, grant_type: 'password', username, password });
  const stateOf = async (id: string): Promise<State> =>
    (await client().admin<State>('GET', `/attack-detection/brute-force/users/${id}`)).body;

  describe('guessing passwords', () => {
    it('locks the account, the right password and parallel attempts included, with the same words', async () => {
      const { id, email, password } = await makePerson(client());

      const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(email, `guess-${n}`)));
      await expect.poll(() => stateOf(id)).toMatchObject({ disabled: true });
      const right = await attempt(email, password);

      const answers = [...guesses, right].map(({ status, body }) => [
        status,
        body['error'],
        body['error_description'],
      ]);
      expect(new Set(answers.map((answer) => answer.join()))).toEqual(
        new Set(['400,invalid_grant,Invalid user credentials']),
      );
    });

    it('is forgiven by an administrator', async () => {
      const { id, email, password } = await makePerson(client());
      await attempt(email, 'guess-1');
      await attempt(email, 'guess-2');
      await expect.poll(() => stateOf(id)).toMatchObject({ disabled: true });
      expect((await attempt(email, password)).status).toBe(400);

      const { status } = await client().admin('DELETE', `/attack-detection/brute-force/users/${id}`);

      expect(status).toBe(204);
      expect(await stateOf(id)).toMatchObject({ numFailures: 0, disabled: false });
      expect((await attempt(email, password)).status).toBe(200);
    });

    it('is forgotten after a sign-in', async () => {
      const { id, email, password } = await makePerson(client());
      await attempt(email, 'guess-1');

      await client().signIn(email, password);

      await expect.poll(async () => (await stateOf(id)).numFailures).toBe(0);
    });
  });
}
