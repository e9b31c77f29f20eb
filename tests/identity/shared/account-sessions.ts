import { describe, expect, it } from 'vitest';
import { claimsOf, makePerson, type KeycloakClient } from '../keycloak-client.ts';

type Session = { id: string; userId: string; username: string; start: number; lastAccess: number };

/** Checks that the service account can list one person's sessions and end them. */
export function checkAccountSessions(client: () => KeycloakClient): void {
  const asActions = async <T = unknown>(method: string, path: string) =>
    client().call<T>(await client().serviceToken(), method, path);
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    const tokens = await client().signIn(email, password);
    return { ...tokens, sid: String(claimsOf(tokens.access_token)['sid']) };
  };
  const goesOn = async ({ refresh_token: token }: { refresh_token: string }): Promise<boolean> =>
    (await client().refresh(token)).status === 200;

  describe('the sessions of a person, by the Admin API', () => {
    it('are listed with their sid, and can be ended one by one', async () => {
      const person = await makePerson(client());
      const [first, second] = [await signIn(person), await signIn(person)];

      const { body: listed } = await asActions<Session[]>('GET', `/users/${person.id}/sessions`);
      const ended = await asActions('DELETE', `/sessions/${first.sid}`);

      expect(listed.map(({ id }) => id).sort()).toEqual([first.sid, second.sid].sort());
      expect(listed[0]).toMatchObject({ userId: person.id, username: person.email });
      expect(Math.abs(Date.now() - Number(listed[0]?.start))).toBeLessThan(60_000);
      expect(ended.status).toBe(204);
      expect([await goesOn(first), await goesOn(second)]).toEqual([false, true]);
      expect((await asActions('DELETE', `/sessions/${first.sid}`)).status).toBe(404);
    });

    it('show when they were refreshed last', async () => {
      const person = await makePerson(client());
      let { refresh_token: token } = await signIn(person);

      // Both times are whole seconds.
      const usedFor = async () => {
        ({ refresh_token: token } = (await client().refresh(token)).body);
        const { body } = await asActions<Session[]>('GET', `/users/${person.id}/sessions`);
        return body.map(({ start, lastAccess }) => lastAccess - start);
      };

      await expect.poll(usedFor, { interval: 200 }).toEqual([expect.toSatisfy((ms: number) => ms > 0)]);
    });

    it('go on after a new password, and all end by a logout of the person', async () => {
      const person = await makePerson(client());
      const [first, second] = [await signIn(person), await signIn(person)];
      const credential = { type: 'password', value: 'another-password', temporary: false };
      await client().admin('PUT', `/users/${person.id}/reset-password`, credential);
      const { refresh_token: kept } = (await client().refresh(first.refresh_token)).body;

      const { status } = await asActions('POST', `/users/${person.id}/logout`);

      expect(kept).toBeTruthy();
      expect(status).toBe(204);
      expect([await goesOn({ refresh_token: kept }), await goesOn(second)]).toEqual([false, false]);
      expect((await asActions<Session[]>('GET', `/users/${person.id}/sessions`)).body).toEqual([]);
    });
  });
}
