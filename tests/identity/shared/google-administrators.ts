import { describe, expect, it } from 'vitest';
import { cookieOf, startInstance, type Place } from '#tests/actions/start-instance.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { exchangeOf } from '../google-entry.ts';
import { grantAdmin, makePerson, type KeycloakClient } from '../keycloak-client.ts';

type Person = Awaited<ReturnType<typeof makePerson>>;
type World = {
  client: KeycloakClient;
  place: Place;
  /** Signs a person in by Google, and returns the address at which the browser comes back; once for each person. */
  signInByGoogle: (person: Person) => Promise<URL>;
};

const OTP_SECRET = 'a-secret-of-tests-20';
const SESSION_COOKIE = /hostfront_session=[^;]/;

/** Checks what the actions service gives to people who come by Google, where no app is required of anybody. */
export function checkGoogleAdministrators(world: () => World): void {
  describe('a sign-in with Google, where no second factor is required', () => {
    const actions = useStarted(() => startInstance(world().place));

    const makeAdministrator = async (): Promise<Person> => {
      const person = await makePerson(world().client);
      await grantAdmin(world().client, person.id);
      return person;
    };
    const addApp = ({ id }: Person) =>
      actions.services.keycloakAdmin.addOtp(id, { secret: OTP_SECRET, label: 'Phone' });
    const signIn = async (person: Person) =>
      actions.callSession('token', exchangeOf(await world().signInByGoogle(person)));
    const sessionsOf = async ({ id }: Person) =>
      (await world().client.admin<{ id: string }[]>('GET', `/users/${id}/sessions`)).body;

    it('gives a person without the role admin a session', async () => {
      const person = await makePerson(world().client);

      const answer = await signIn(person);

      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toHaveProperty('access_token');
      expect(await sessionsOf(person)).toHaveLength(1);
    });

    it('is refused for an administrator with an authenticator app, and leaves no session', async () => {
      const person = await makeAdministrator();
      await addApp(person);

      const answer = await signIn(person);

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        error: 'second_factor_required',
        error_description: expect.any(String),
      });
      expect(String(answer.headers['set-cookie'])).not.toMatch(SESSION_COOKIE);
      expect(await sessionsOf(person)).toEqual([]);
    });

    it('gives an administrator without an authenticator app a session, which ends once an app is added', async () => {
      const person = await makeAdministrator();
      const signedIn = await signIn(person);
      const cookie = [signedIn.headers['set-cookie'] ?? []].flat().find((one) => SESSION_COOKIE.test(one));
      const before = await actions.refresh(cookieOf(cookie));
      await addApp(person);

      const after = await actions.refresh(cookieOf(before.headers['set-cookie']));

      expect([signedIn.statusCode, before.statusCode]).toEqual([200, 200]);
      expect(after.statusCode).toBe(400);
      expect(after.json()).toMatchObject({ error: 'invalid_grant' });
      expect(await sessionsOf(person)).toEqual([]);
    });
  });
}
