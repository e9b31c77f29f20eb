import { randomUUID } from 'node:crypto';
import type { Flow, IdentityProvider, RealmSettings } from './representation.ts';
import type { Db } from './database.ts';

/** Returns the settings of a realm with its id. */
export async function findRealm(db: Db, name: string): Promise<(RealmSettings & { id: string }) | undefined> {
  const { rows } = await db.query('select id, settings from identity.realm where name = $1', [name]);
  return rows[0] && { ...rows[0].settings, realm: name, id: rows[0].id };
}

/** Returns the names of all realms. */
export async function realmNames(db: Db): Promise<string[]> {
  const { rows } = await db.query('select name from identity.realm order by name');
  return rows.map((row) => row.name);
}

/** Adds an empty realm and returns its id. */
export async function insertRealm(db: Db, settings: RealmSettings): Promise<string> {
  const id = settings.id ?? randomUUID();
  await db.query('insert into identity.realm (id, name, settings) values ($1, $2, $3)', [
    id,
    settings.realm,
    settings,
  ]);
  return id;
}

/** Updates the given settings of a realm; the others stay. */
export async function mergeRealm(db: Db, name: string, settings: Partial<RealmSettings>): Promise<void> {
  await db.query('update identity.realm set settings = settings || $2 where name = $1', [name, settings]);
}

/** Returns the authentication flows of a realm by alias. */
export async function listFlows(db: Db, realm: string): Promise<Flow[]> {
  const { rows } = await db.query(
    'select id, alias, settings from identity.flow where realm = $1 order by alias',
    [realm],
  );
  return rows.map((row) => ({ ...row.settings, id: row.id, alias: row.alias }));
}

/** Adds a flow, or replaces the flow that has this id. */
export async function saveFlow(db: Db, realm: string, flow: Flow): Promise<void> {
  await db.query(
    `insert into identity.flow (id, realm, alias, settings) values ($1, $2, $3, $4)
     on conflict (id) do update set alias = excluded.alias, settings = excluded.settings`,
    [flow.id, realm, flow.alias, flow],
  );
}

/** Removes a flow. */
export async function deleteFlow(db: Db, id: string): Promise<void> {
  await db.query('delete from identity.flow where id = $1', [id]);
}

/** Returns the identity providers of a realm by alias. */
export async function listIdentityProviders(db: Db, realm: string): Promise<IdentityProvider[]> {
  const { rows } = await db.query(
    'select id, settings from identity.identity_provider where realm = $1 order by alias',
    [realm],
  );
  return rows.map((row) => ({ ...row.settings, internalId: row.id }));
}

/** Adds an identity provider, or updates the given settings of the one that has this alias. */
export async function saveIdentityProvider(db: Db, realm: string, provider: IdentityProvider): Promise<void> {
  await db.query(
    `insert into identity.identity_provider (id, realm, alias, settings) values ($1, $2, $3, $4)
     on conflict (realm, alias) do update set settings = identity_provider.settings || excluded.settings`,
    [randomUUID(), realm, provider.alias, provider],
  );
}
