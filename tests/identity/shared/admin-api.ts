import { describe, expect, it } from 'vitest';
import { ADMIN, makePerson, WEB, type KeycloakClient } from '../keycloak-client.ts';

type Role = { id: string; name: string };
type User = { id: string; username: string; email: string; firstName: string; enabled: boolean };

/** Checks the calls of the Admin API that the actions service makes with its service account. */
export function checkAdminApi(client: () => KeycloakClient): void {
  const asActions = async <T = unknown>(method: string, path: string, body?: unknown) =>
    client().call<T>(await client().serviceToken(), method, path, body);

  describe('the service account', () => {
    it('lists people with what the site shows of them, and no service accounts', async () => {
      const person = await makePerson(client());

      const { body } = await asActions<User[]>('GET', '/users?briefRepresentation=true&first=0&max=1000');

      expect(body.find(({ id }) => id === person.id)).toMatchObject({
        username: person.email,
        email: person.email,
        firstName: 'Salma',
        lastName: 'Haddad',
        enabled: true,
        emailVerified: true,
      });
      expect(body.some(({ username }) => username.startsWith('service-account-'))).toBe(false);
    });

    it('finds people by address', async () => {
      const person = await makePerson(client());
      const query = `email=${encodeURIComponent(person.email)}&exact=true`;

      const found = await asActions<User[]>('GET', `/users?${query}`);

      expect(found.body.map(({ id }) => id)).toEqual([person.id]);
    });

    it('gives and takes the role admin', async () => {
      const { id } = await makePerson(client());
      const { body: role } = await asActions<Role>('GET', '/roles/admin');
      const path = `/users/${id}/role-mappings/realm`;

      const given = await asActions('POST', path, [{ id: role.id, name: role.name }]);
      const held = await asActions<Role[]>('GET', path);
      const taken = await asActions('DELETE', path, [{ id: role.id, name: role.name }]);
      const left = await asActions<Role[]>('GET', path);

      expect([given.status, taken.status]).toEqual([204, 204]);
      expect(held.body.map(({ name }) => name)).toContain('admin');
      expect(left.body.map(({ name }) => name)).not.toContain('admin');
    });

    it('changes a person and leaves alone what it does not name', async () => {
      const { id, email } = await makePerson(client());

      const { status } = await asActions('PUT', `/users/${id}`, { firstName: 'Salwa' });

      expect(status).toBe(204);
      expect((await asActions<User>('GET', `/users/${id}`)).body).toMatchObject({
        email,
        firstName: 'Salwa',
        enabled: true,
      });
    });

    it('gives a person another address to sign in with, and refuses one that is taken, whatever its case', async () => {
      const [person, other] = [await makePerson(client()), await makePerson(client())];
      const moveTo = (address: string) =>
        asActions('PUT', `/users/${person.id}`, { username: address, email: address, emailVerified: true });
      const address = `moved-${person.email}`;

      const [taken, moved] = [await moveTo(other.email.toUpperCase()), await moveTo(address)];

      expect([taken.status, moved.status]).toEqual([409, 204]);
      expect((await asActions<User>('GET', `/users/${person.id}`)).body).toMatchObject({
        ...{ username: address, email: address, emailVerified: true, enabled: true },
      });
      await expect(client().signIn(address, person.password)).resolves.toHaveProperty('access_token');
      const { email: username, password } = person;
      const old = await client().token({ ...WEB, grant_type: 'password', username, password });
      expect(old.body).toMatchObject({ error_description: 'Invalid user credentials' });
    });

    it('sets a password that works, while the old one no longer does', async () => {
      const { id, email, password } = await makePerson(client());

      const credential = { type: 'password', value: 'another-password', temporary: false };
      const { status } = await asActions('PUT', `/users/${id}/reset-password`, credential);

      expect(status).toBe(204);
      await expect(client().signIn(email, 'another-password')).resolves.toHaveProperty('access_token');
      const old = await client().token({ ...WEB, grant_type: 'password', username: email, password });
      expect(old.body).toMatchObject({ error_description: 'Invalid user credentials' });
    });

    it.each([
      ['GET', '/clients', undefined],
      ['PUT', '', { accessTokenLifespan: 86_400 }],
      ['POST', '/roles', { name: 'x' }],
      ['GET', '/identity-provider/instances/google', undefined],
      ['POST', '/authentication/flows', { alias: 'x' }],
      ['POST', '/components', { name: 'x' }],
    ])('may not %s %s', async (method, path, sent) => {
      const { status, body } = await asActions(method, path, sent);

      expect([status, body]).toEqual([403, { error: 'HTTP 403 Forbidden' }]);
    });

    it('may not hand out rights that it does not have itself', async () => {
      const { id } = await makePerson(client());
      const management = (await client().admin<Role[]>('GET', '/clients?clientId=realm-management')).body[0]!;
      const right = (await client().admin<Role>('GET', `/clients/${management.id}/roles/manage-realm`)).body;

      const { status } = await asActions('POST', `/users/${id}/role-mappings/clients/${management.id}`, [
        right,
      ]);

      expect(status).toBe(403);
    });
  });

  checkFaults(client, asActions);
}

type Call = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: T; headers: Headers }>;

function checkFaults(client: () => KeycloakClient, asActions: Call): void {
  describe('the Admin API', () => {
    it('refuses an address that is taken, whatever its case', async () => {
      const { status, body } = await asActions('POST', '/users', {
        email: ADMIN.email.toUpperCase(),
        enabled: true,
      });

      expect([status, body]).toEqual([409, { errorMessage: 'User exists with same email' }]);
    });

    it('refuses a password that is too short, by name', async () => {
      const { id } = await makePerson(client());

      const { status, body } = await asActions('PUT', `/users/${id}/reset-password`, {
        type: 'password',
        value: 'abc',
      });

      expect([status, body]).toEqual([
        400,
        {
          error: 'invalidPasswordMinLengthMessage',
          error_description: 'Invalid password: minimum length 6.',
        },
      ]);
    });

    it('refuses an invalid address and a missing one', async () => {
      const noAddress = await asActions('POST', '/users', { email: 'nope', enabled: true });
      const nobody = await asActions('POST', '/users', { enabled: true });

      expect(noAddress.body).toMatchObject({ errorMessage: 'error-invalid-email', field: 'email' });
      expect([nobody.status, nobody.body]).toEqual([400, { errorMessage: 'User name is missing' }]);
    });

    it('refuses a field that it does not know', async () => {
      const { status } = await asActions('POST', '/users', { email: 'y@example.com', isAdmin: true });

      expect(status).toBe(400);
    });

    it('answers 404 for who and what is not there', async () => {
      const nobody = await asActions('GET', '/users/00000000-0000-0000-0000-000000000000');
      const nothing = await asActions('GET', '/roles/nothing');

      expect([nobody.status, nobody.body]).toEqual([404, { error: 'User not found' }]);
      expect([nothing.status, nothing.body]).toEqual([404, { error: 'Could not find role' }]);
    });

    it('refuses a request without a token of its own', async () => {
      const administrator = await client().signIn(ADMIN.email, ADMIN.password);

      const answers = [
        await client().call('', 'GET', '/users'),
        await client().call('x', 'GET', '/users'),
        await client().call(administrator.id_token, 'GET', '/users'),
        await client().call(administrator.refresh_token, 'GET', '/users'),
      ];

      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    });

    it('gives the administrators of the site no rights of their own', async () => {
      const { access_token: token } = await client().signIn(ADMIN.email, ADMIN.password);

      expect((await client().call(token, 'GET', '/users')).status).toBe(403);
    });
  });
}
