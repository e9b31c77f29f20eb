import { randomUUID } from 'node:crypto';
import type { Flow, IdentityProvider, RealmSettings } from './representation.ts';
import type { Db } from './database.ts';

/** Returns the settings of a realm with its id. */
export async function findRealm(db: Db, name: string): Promise<(RealmSettings & { id: string }) | undefined> {
  const { rows } = await db.query('select id, settings from identity.realm where name = $1', [name]);
  return rows[0] && { ...rows[0].settings, realm: name, id: rows[0].id };
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

/** Adds a flow. */
export async function insertFlow(db: Db, realm: string, flow: Flow): Promise<void> {
  await db.query('insert into identity.flow (id, realm, alias, settings) values ($1, $2, $3, $4)', [
    flow.id,
    realm,
    flow.alias,
    flow,
  ]);
}

/**
 * Changes the executions of a flow in the transaction of `db`. The row is held from the reading to the writing, so that
 * no other change is lost; a flow that is gone stays gone.
 */
export async function changeExecutions(
  db: Db,
  id: string,
  change: (executions: Flow['executions']) => Flow['executions'],
): Promise<void> {
  const { rows } = await db.query('select settings from identity.flow where id = $1 for update', [id]);
  if (rows[0] === undefined) return;
  const settings: Flow = rows[0].settings;
  await db.query('update identity.flow set settings = $2 where id = $1', [
    id,
    { ...settings, executions: change(settings.executions) },
  ]);
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

/** Updates the given settings of an identity provider; the others stay. */
export async function changeIdentityProvider(
  db: Db,
  realm: string,
  alias: string,
  settings: Partial<IdentityProvider>,
): Promise<void> {
  await db.query(
    'update identity.identity_provider set settings = settings || $3 where realm = $1 and alias = $2',
    [realm, alias, { ...settings, alias }],
  );
}
