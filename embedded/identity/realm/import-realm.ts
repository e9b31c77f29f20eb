import type { Db } from '../storage/database.ts';
import { findServiceAccount } from '../storage/account-store.ts';
import { findClient, insertClient } from '../storage/client-store.ts';
import { insertFlow, insertRealm, saveIdentityProvider } from '../storage/realm-store.ts';
import { addComposites, addScopeMappings, ensureRole, findRole } from '../storage/role-store.ts';
import {
  builtInFlows,
  CLIENTS,
  defaultRoleName,
  MANAGEMENT_ROLES,
  REALM_MANAGEMENT,
  REALM_ROLES,
} from './built-ins.ts';
import { coerceSettings } from './coerce-settings.ts';
import { createAccount, giveRoles } from './create-account.ts';
import type {
  Client,
  ClientSettings,
  RealmFile,
  RoleRepresentation,
  UserRepresentation,
} from '../storage/representation.ts';

/** Creates a realm from its file, together with the roles, clients and flows that every Keycloak realm has. */
export async function importRealm(db: Db, file: RealmFile): Promise<void> {
  const { roles, clients, scopeMappings, clientScopeMappings, identityProviders, users, ...settings } = file;
  const realm = file.realm;
  await insertRealm(db, { enabled: true, browserFlow: 'browser', ...coerceSettings(settings) });
  for (const flow of builtInFlows()) await insertFlow(db, realm, flow);
  await importBuiltInRoles(db, realm);
  for (const client of clients ?? []) await importClient(db, realm, client);
  await importRoles(db, realm, roles);
  await importScopeMappings(db, realm, null, scopeMappings ?? []);
  for (const [client, mappings] of Object.entries(clientScopeMappings ?? {})) {
    await importScopeMappings(db, realm, (await clientOf(db, realm, client)).id, mappings);
  }
  for (const provider of identityProviders ?? []) {
    await saveIdentityProvider(db, realm, coerceSettings(provider));
  }
  for (const user of users ?? []) await importUser(db, realm, user);
}

/** Adds a client, and its service account where `serviceAccountsEnabled` is set. */
export async function importClient(db: Db, realm: string, settings: ClientSettings): Promise<Client> {
  const client = await insertClient(db, realm, coerceSettings(settings));
  await ensureServiceAccount(db, realm, client);

  return client;
}

/** Creates the client's service account unless it exists or the client may have none. */
export async function ensureServiceAccount(db: Db, realm: string, client: Client): Promise<void> {
  if (!client.serviceAccountsEnabled || (await findServiceAccount(db, client.id)) !== undefined) return;
  await createAccount(db, realm, {
    username: `service-account-${client.clientId}`,
    enabled: true,
    serviceAccountClientId: client.clientId,
  });
}

async function importBuiltInRoles(db: Db, realm: string): Promise<void> {
  const everybody = await ensureRole(db, { realm }, { name: defaultRoleName(realm) });
  for (const name of REALM_ROLES) {
    const role = await ensureRole(db, { realm }, { name });
    await addComposites(db, everybody.id, [role.id]);
  }
  for (const client of CLIENTS) await insertClient(db, realm, client);

  const management = { realm, client: (await clientOf(db, realm, REALM_MANAGEMENT)).id };
  const all = await ensureRole(db, management, { name: 'realm-admin' });
  for (const name of Object.keys(MANAGEMENT_ROLES)) {
    await addComposites(db, all.id, [(await ensureRole(db, management, { name })).id]);
  }
  for (const [name, included] of Object.entries(MANAGEMENT_ROLES)) {
    const role = await ensureRole(db, management, { name });
    for (const child of included) {
      await addComposites(db, role.id, [(await ensureRole(db, management, { name: child })).id]);
    }
  }
}

async function importRoles(db: Db, realm: string, roles: RealmFile['roles']): Promise<void> {
  const all: Array<[client: string | null, role: RoleRepresentation]> = [];
  for (const role of roles?.realm ?? []) all.push([null, role]);
  for (const [clientId, clientRoles] of Object.entries(roles?.client ?? {})) {
    const { id } = await clientOf(db, realm, clientId);
    for (const role of clientRoles) all.push([id, role]);
  }

  for (const [client, role] of all) await ensureRole(db, { realm, client }, role);
  for (const [client, role] of all) {
    const parent = await ensureRole(db, { realm, client }, role);
    await addComposites(db, parent.id, await childrenOf(db, realm, role));
  }
}

async function childrenOf(db: Db, realm: string, { composites }: RoleRepresentation): Promise<string[]> {
  const children: string[] = [];
  for (const name of composites?.realm ?? []) children.push(await roleId(db, realm, null, name));
  for (const [clientId, names] of Object.entries(composites?.client ?? {})) {
    const { id } = await clientOf(db, realm, clientId);
    for (const name of names) children.push(await roleId(db, realm, id, name));
  }
  return children;
}

async function importScopeMappings(
  db: Db,
  realm: string,
  holder: string | null,
  mappings: ReadonlyArray<{ client: string; roles: string[] }>,
): Promise<void> {
  for (const { client, roles } of mappings) {
    const { id } = await clientOf(db, realm, client);
    for (const name of roles) await addScopeMappings(db, id, [await roleId(db, realm, holder, name)]);
  }
}

async function importUser(db: Db, realm: string, user: UserRepresentation): Promise<void> {
  const username = user.username ?? user.email;
  if (username === undefined) throw new Error('The realm file has a user without a name.');
  const client = user.serviceAccountClientId && (await clientOf(db, realm, user.serviceAccountClientId));
  const account = client ? await findServiceAccount(db, client.id) : undefined;
  if (account === undefined) await createAccount(db, realm, { ...user, username });
  else await giveRoles(db, realm, account.id, user);
}

async function clientOf(db: Db, realm: string, clientId: string): Promise<Client> {
  const client = await findClient(db, realm, clientId);
  if (client === undefined) throw new Error(`The realm file names no client "${clientId}".`);
  return client;
}

async function roleId(db: Db, realm: string, client: string | null, name: string): Promise<string> {
  const role = await findRole(db, { realm, client }, name);
  if (role === undefined) throw new Error(`The realm file names a role that is not there: "${name}".`);
  return role.id;
}
