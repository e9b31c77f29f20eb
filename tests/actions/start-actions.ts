import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { startIdentity } from './start-identity.ts';
import { actionSecret, cookieOf, startInstance } from './start-instance.ts';
import { admin, client, publicUrl, WITH_PEOPLE } from './templates.ts';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';

export { actionSecret, admin, client, cookieOf, publicUrl };

/** Returns the setting by which an engine trusts the tokens of an identity server. */
export const jwtSecretOf = (identityUrl: string): string =>
  JSON.stringify({
    jwk_url: `${identityUrl}/realms/hosting/protocol/openid-connect/certs`,
    issuer: `${publicUrl}/realms/hosting`,
    audience: 'hasura',
  });

/** Starts the actions service on a database of its own, with the embedded identity server and three people. */
export async function startActions(settings: Record<string, string> = {}, superuserUrl?: string) {
  const database = await createTestDatabase({
    template: WITH_PEOPLE,
    ...(superuserUrl !== undefined && { superuserUrl }),
  });
  const identity = await startIdentity(database.url, publicUrl);
  const instance = await startInstance({ databaseUrl: database.url, identityUrl: identity.url, settings });
  const { server, pool, callAction, stop, ...calls } = instance;
  const idOf = async ({ email }: { email: string }): Promise<string> =>
    (await pool.query<{ id: string }>('select id from identity.account where email = $1', [email])).rows[0]
      ?.id ?? '';
  const [adminId, clientId] = [await idOf(admin), await idOf(client)];

  /** Calls an action as an administrator's page does. */
  const callAsAdmin = (name: string, input: object, userId = adminId) =>
    callAction(name, input, {}, { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': userId });

  /** Asks for a token as a program does. */
  const callKeys = (body: string | undefined, headers: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/keys/token',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: body }),
    });

  /** Uploads a file as a page of the back office does, but without the query parameters that a page sends. */
  const upload = (token: string) =>
    server.inject({
      method: 'POST',
      url: '/uploads/contacts',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      payload: 'email',
    });

  return {
    ...calls,
    ...{ identity, pool, adminId, clientId, callAction, callAsAdmin, callKeys, upload },
    databaseUrl: database.url,
    /** Listens on a port of its own, for tests that need real sockets. */
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),

    async stop() {
      await stop();
      await identity.stop();
      await database.close();
    },
  };
}

/** Starts the same, with the roles of the three people projected from the identity server. */
export async function startWithRoles() {
  const actions = await startActions();
  await projectUserRoles(actions.pool, actions.services.keycloakAdmin);

  return actions;
}

export type Actions = Awaited<ReturnType<typeof startActions>>;
