import { randomBytes, randomUUID } from 'node:crypto';
import type { Client, ClientSettings } from './representation.ts';
import { originsOf } from './redirect-origins.ts';
import type { Db } from './database.ts';

/** Keycloak's defaults for settings that a client lacks. */
const DEFAULTS = {
  enabled: true,
  protocol: 'openid-connect',
  bearerOnly: false,
  publicClient: false,
  standardFlowEnabled: true,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: false,
  fullScopeAllowed: true,
  clientAuthenticatorType: 'client-secret',
  defaultClientScopes: ['web-origins', 'acr', 'profile', 'roles', 'basic', 'email'],
  optionalClientScopes: ['address', 'phone', 'offline_access', 'organization', 'microprofile-jwt'],
  redirectUris: [],
  attributes: {},
  protocolMappers: [],
  authenticationFlowBindingOverrides: {},
};

/** Returns a client by its `clientId`. */
export async function findClient(db: Db, realm: string, clientId: string): Promise<Client | undefined> {
  const { rows } = await db.query(
    'select id, settings from identity.client where realm = $1 and client_id = $2',
    [realm, clientId],
  );
  return rows[0] && { ...rows[0].settings, id: rows[0].id };
}

/** Returns a client by its id in the Admin API. */
export async function findClientById(db: Db, realm: string, id: string): Promise<Client | undefined> {
  const { rows } = await db.query(
    'select id, settings from identity.client where realm = $1 and id::text = $2',
    [realm, id],
  );
  return rows[0] && { ...rows[0].settings, id: rows[0].id };
}

/** Returns all clients of a realm by name. */
export async function listClients(db: Db, realm: string): Promise<Client[]> {
  const { rows } = await db.query(
    'select id, settings from identity.client where realm = $1 order by client_id',
    [realm],
  );
  return rows.map((row) => ({ ...row.settings, id: row.id }));
}

/** Adds a client; a confidential one without a secret gets a random one. */
export async function insertClient(db: Db, realm: string, settings: ClientSettings): Promise<Client> {
  const given = typeof settings['id'] === 'string' ? settings['id'] : randomUUID();
  const client: Client = withMapperIds({
    ...DEFAULTS,
    ...(settings.serviceAccountsEnabled && {
      defaultClientScopes: [...DEFAULTS.defaultClientScopes, 'service_account'],
    }),
    webOrigins: originsOf(settings.redirectUris ?? []),
    ...settings,
    id: given,
  });
  if (!client.publicClient && !client.bearerOnly) client.secret ??= randomBytes(24).toString('base64url');
  await db.query('insert into identity.client (id, realm, client_id, settings) values ($1, $2, $3, $4)', [
    client.id,
    realm,
    client.clientId,
    client,
  ]);

  return client;
}

/**
 * Changes some settings of a client in the transaction of `db`; the others stay. The row is held from the reading to
 * the writing, so that no other change is lost. Returns the changed client, or undefined where it is gone.
 */
export async function changeClient(
  db: Db,
  id: string,
  change: (client: Client) => Partial<ClientSettings>,
): Promise<Client | undefined> {
  const { rows } = await db.query('select settings from identity.client where id = $1 for update', [id]);
  if (rows[0] === undefined) return undefined;
  const client: Client = { ...rows[0].settings, id };
  const merged = withMapperIds({ ...client, ...change(client), id });
  await db.query('update identity.client set client_id = $2, settings = $3 where id = $1', [
    id,
    merged.clientId,
    merged,
  ]);

  return merged;
}

/** Removes a client with its roles and its service account. */
export async function deleteClient(db: Db, id: string): Promise<void> {
  await db.query('delete from identity.client where id = $1', [id]);
}

function withMapperIds(client: Client): Client {
  const protocolMappers = client.protocolMappers?.map((mapper) => ({
    protocol: 'openid-connect',
    ...mapper,
    id: mapper.id ?? randomUUID(),
  }));
  return { ...client, protocolMappers: protocolMappers ?? [] };
}
