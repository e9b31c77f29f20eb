import { describe, expect, it } from 'vitest';
import { ADMIN, idAtEnd, makePerson, WEB, type KeycloakClient } from '../keycloak-client.ts';

type Role = { id: string; name: string };
type User = { id: string; username: string; email: string; firstName: string; enabled: boolean };

/** Checks the calls of the Admin API that the actions service makes with its service account. */
export function checkAdminApi(client: () => KeycloakClient): void {
  const asActions = async <T = unknown>(method: string, path: string, body?: unknown) =>
    client().call<T>(await client().serviceToken(), method, path, body);

  describe('the service account of the actions service, at the Admin API', () => {
    it('lists people with name, address and state, but no service accounts', async () => {
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

    it('finds people by e-mail address, and counts them', async () => {
      const person = await makePerson(client());
      const query = `email=${encodeURIComponent(person.email)}&exact=true`;

      const found = await asActions<User[]>('GET', `/users?${query}`);
      const count = await asActions<number>('GET', `/users/count?email=${encodeURIComponent(person.email)}`);

      expect(found.body.map(({ id }) => id)).toEqual([person.id]);
      expect(count.body).toBe(1);
    });

    it('reads a list of people in pages by first and max', async () => {
      await makePerson(client());
      const all = (await asActions<User[]>('GET', '/users?max=1000')).body.map(({ id }) => id);

      const second = (await asActions<User[]>('GET', '/users?first=1&max=1')).body.map(({ id }) => id);

      expect(second).toEqual([all[1]]);
    });

    it('lists the people who have a realm role', async () => {
      const { body } = await asActions<User[]>('GET', '/roles/admin/users');

      expect(body.map(({ email }) => email)).toContain(ADMIN.email);
    });

    it('assigns the role admin to a person and removes it', async () => {
      const { id } = await makePerson(client());
      const { body: role } = await asActions<Role>('GET', '/roles/admin');
      const path = `/users/${id}/role-mappings/realm`;

      const given = await asActions('POST', path, [{ id: role.id, name: role.name }]);
      const held = await asActions<Role[]>('GET', path);
      const effective = await asActions<Role[]>('GET', `${path}/composite`);
      const taken = await asActions('DELETE', path, [{ id: role.id, name: role.name }]);
      const left = await asActions<Role[]>('GET', path);

      expect([given.status, taken.status]).toEqual([204, 204]);
      expect(held.body.map(({ name }) => name)).toContain('admin');
      expect(effective.body.map(({ name }) => name)).toEqual(expect.arrayContaining(['admin', 'user']));
      expect(left.body.map(({ name }) => name)).not.toContain('admin');
    });

    it("changes a person's first name without changing address and state", async () => {
      const { id, email } = await makePerson(client());

      const { status } = await asActions('PUT', `/users/${id}`, { firstName: 'Salwa' });

      expect(status).toBe(204);
      expect((await asActions<User>('GET', `/users/${id}`)).body).toMatchObject({
        email,
        firstName: 'Salwa',
        enabled: true,
      });
    });

    it("changes a person's e-mail address for sign-in, and refuses one that another person has in any case", async () => {
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

    it('sets a new password for a person, and the old one is refused afterwards', async () => {
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
      ['DELETE', '/roles/user', undefined],
      ['GET', '/identity-provider/instances', undefined],
      ['POST', '/authentication/flows', { alias: 'x' }],
      ['POST', '/components', { name: 'x' }],
    ])('is refused with 403 for %s %s', async (method, path, sent) => {
      const { status, body } = await asActions(method, path, sent);

      expect([status, body]).toEqual([403, { error: 'HTTP 403 Forbidden' }]);
    });

    it('is refused with 403 if it assigns a right of realm-management that it does not have itself', async () => {
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
    it("answers the creation of a person with 201 and the person's URL in the Location header", async () => {
      const { status, headers } = await asActions('POST', '/users', {
        email: `x${Date.now()}@example.com`,
        enabled: true,
      });

      expect(status).toBe(201);
      expect((await asActions<User>('GET', `/users/${idAtEnd(headers)}`)).status).toBe(200);
    });

    it('refuses a new person with an e-mail address that another one has, in upper or lower case', async () => {
      const { status, body } = await asActions('POST', '/users', {
        email: ADMIN.email.toUpperCase(),
        enabled: true,
      });

      expect([status, body]).toEqual([409, { errorMessage: 'User exists with same email' }]);
    });

    it('refuses a password that is too short, and names the broken rule', async () => {
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

    it('refuses to create a person with an invalid e-mail address, and one without address and user name', async () => {
      const noAddress = await asActions('POST', '/users', { email: 'nope', enabled: true });
      const nobody = await asActions('POST', '/users', { enabled: true });

      expect(noAddress.body).toMatchObject({ errorMessage: 'error-invalid-email', field: 'email' });
      expect([nobody.status, nobody.body]).toEqual([400, { errorMessage: 'User name is missing' }]);
    });

    it('refuses to create a person with an unknown field', async () => {
      const { status } = await asActions('POST', '/users', { email: 'y@example.com', isAdmin: true });

      expect(status).toBe(400);
    });

    it('answers 404 for a person or a role that does not exist', async () => {
      const nobody = await asActions('GET', '/users/00000000-0000-0000-0000-000000000000');
      const nothing = await asActions('GET', '/roles/nothing');

      expect([nobody.status, nobody.body]).toEqual([404, { error: 'User not found' }]);
      expect([nothing.status, nothing.body]).toEqual([404, { error: 'Could not find role' }]);
    });

    it('refuses requests without a token, with a made-up token, an ID token or a refresh token', async () => {
      const administrator = await client().signIn(ADMIN.email, ADMIN.password);

      const answers = [
        await client().call('', 'GET', '/users'),
        await client().call('x', 'GET', '/users'),
        await client().call(administrator.id_token, 'GET', '/users'),
        await client().call(administrator.refresh_token, 'GET', '/users'),
      ];

      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    });

    it('refuses the access token of a site administrator', async () => {
      const { access_token: token } = await client().signIn(ADMIN.email, ADMIN.password);

      expect((await client().call(token, 'GET', '/users')).status).toBe(403);
    });
  });
}
