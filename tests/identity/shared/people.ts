import { describe, expect, it } from 'vitest';
import { idAtEnd, makePerson, WEB, type KeycloakClient } from '../keycloak-client.ts';

type Role = { id: string; name: string };
type User = { id: string; username: string; email: string; enabled: boolean };

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Checks the calls by which the actions service lists people, disables them and creates accounts for invited people.
 */
export function checkPeople(client: () => KeycloakClient): void {
  const asActions = async <T = unknown>(method: string, path: string, body?: unknown) =>
    client().call<T>(await client().serviceToken(), method, path, body);
  const signIn = ({ email, password }: { email: string; password: string }) =>
    client().token({ ...WEB, grant_type: 'password', username: email, password });
  const newEmail = () => `guest-${Math.random().toString(36).slice(2)}@example.com`;

  /** Reads every page of a list, as `keycloak-admin.ts` does. */
  async function readPages(path: string, size: number): Promise<User[]> {
    const users: User[] = [];
    for (;;) {
      const query = `briefRepresentation=true&first=${users.length}&max=${size}`;
      const { body } = await asActions<User[]>('GET', `${path}?${query}`);
      users.push(...body);
      if (body.length < size) return users;
    }
  }

  describe('lists of people that are read page by page', () => {
    it('contain each person once, with address and whether they are enabled', async () => {
      const made = [await makePerson(client()), await makePerson(client(), { enabled: false })];

      const listed = await readPages('/users', 7);

      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      expect(listed).toHaveLength((await asActions<number>('GET', '/users/count')).body);
      expect(made.map(({ id }) => listed.find((user) => user.id === id))).toMatchObject([
        { email: made[0]?.email, enabled: true },
        { email: made[1]?.email, enabled: false },
      ]);
    });

    it('contain each holder of a role once, with whether they are enabled', async () => {
      const { body: role } = await asActions<Role>('GET', '/roles/admin');
      const made = [await makePerson(client()), await makePerson(client(), { enabled: false })];
      for (const { id } of made) {
        await asActions('POST', `/users/${id}/role-mappings/realm`, [{ id: role.id, name: role.name }]);
      }

      const holders = await readPages('/roles/admin/users', 2);

      expect(new Set(holders.map(({ id }) => id)).size).toBe(holders.length);
      expect(made.map(({ id }) => holders.find((user) => user.id === id)?.enabled)).toEqual([true, false]);
      for (const { id } of made) await asActions('DELETE', `/users/${id}`);
    });
  });

  describe('a person in the Admin API', () => {
    it('can be disabled and enabled again, which changes nothing else about them', async () => {
      const person = await makePerson(client());

      const disabled = await asActions('PUT', `/users/${person.id}`, { enabled: false });
      const refused = await signIn(person);
      const enabled = await asActions('PUT', `/users/${person.id}`, { enabled: true });

      expect([disabled.status, refused.status, enabled.status]).toEqual([204, 400, 204]);
      expect((await asActions('GET', `/users/${person.id}`)).body).toMatchObject({
        email: person.email,
        firstName: 'Salma',
        lastName: 'Haddad',
        emailVerified: true,
        enabled: true,
      });
      await expect(client().signIn(person.email, person.password)).resolves.toHaveProperty('access_token');
    });

    it('is signed out of every session by the service account', async () => {
      const person = await makePerson(client());
      const { refresh_token: token } = await client().signIn(person.email, person.password);

      expect((await asActions('POST', `/users/${person.id}/logout`)).status).toBe(204);

      expect((await client().refresh(token)).status).toBe(400);
    });

    it.each([
      ['POST', `/users/${NOBODY}/logout`, undefined],
      ['PUT', `/users/${NOBODY}`, { enabled: false }],
      ['DELETE', `/users/${NOBODY}`, undefined],
    ])('that does not exist is answered with 404 at %s %s', async (method, path, body) => {
      expect((await asActions(method, path, body)).status).toBe(404);
    });
  });

  describe('the account of an invited person', () => {
    const begin = (email: string, more: object = {}) =>
      asActions('POST', '/users', {
        ...{ username: email, email, emailVerified: true, enabled: false },
        ...{ firstName: 'نور', lastName: "O'Haddad-Smith" },
        ...more,
      });

    it('is created disabled, gets password and role, and can sign in only once it is enabled', async () => {
      const email = newEmail();
      const { body: role } = await asActions<Role>('GET', '/roles/admin');
      const { headers } = await begin(email);
      const path = `/users/${idAtEnd(headers)}`;

      const credential = { type: 'password', value: 'a-first-password', temporary: false };
      const password = await asActions('PUT', `${path}/reset-password`, credential);
      const granted = await asActions('POST', `${path}/role-mappings/realm`, [
        { id: role.id, name: role.name },
      ]);
      const before = await signIn({ email, password: 'a-first-password' });
      const enabled = await asActions('PUT', path, { enabled: true });

      expect([password.status, granted.status, before.status, enabled.status]).toEqual([204, 204, 400, 204]);
      await expect(client().signIn(email, 'a-first-password')).resolves.toHaveProperty('access_token');
      await asActions('DELETE', path);
    });

    it('can be deleted, after which the same e-mail address can be invited again', async () => {
      const email = newEmail();
      const { headers } = await begin(email);

      const removed = await asActions('DELETE', `/users/${idAtEnd(headers)}`);

      expect(removed.status).toBe(204);
      expect((await asActions('GET', `/users?email=${encodeURIComponent(email)}&exact=true`)).body).toEqual(
        [],
      );
      expect((await begin(email)).status).toBe(201);
    });

    it.each([
      ["o'brien+a@x.example.com", 201, undefined],
      ['a@xn--mgbh0fb.xn--kgbechtv', 201, undefined],
      ['سلمى@example.com', 400, 'error-non-ascii-local-part-email'],
      ['josé@example.com', 400, 'error-non-ascii-local-part-email'],
      ['o’brien@example.com', 400, 'error-non-ascii-local-part-email'],
      ['first..last@example.com', 400, 'error-invalid-email'],
      ['last.@example.com', 400, 'error-invalid-email'],
      ['a,b@example.com', 400, 'error-invalid-email'],
      ['a@-x.example.com', 400, 'error-invalid-email'],
    ])('with the e-mail address %j gets %i %s', async (email, expected, errorMessage) => {
      const { status, headers, body } = await begin(email);
      if (status === 201) await asActions('DELETE', `/users/${idAtEnd(headers)}`);

      expect(status).toBe(expected);
      const { errors = [body] } = (body ?? {}) as { errors?: unknown[] };
      if (errorMessage) expect(errors[0]).toMatchObject({ field: 'email', errorMessage });
    });

    it.each(['<b>x</b>', 'a*b', 'x;y', 'a=b'])('is refused with the last name %j', async (lastName) => {
      const { status, body } = await begin(newEmail(), { lastName });

      expect([status, body]).toMatchObject([
        400,
        { field: 'lastName', errorMessage: 'error-person-name-invalid-character' },
      ]);
    });
  });
}
