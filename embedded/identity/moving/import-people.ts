import type pg from 'pg';
import { createAccount } from '../realm/create-account.ts';
import { deleteAccount } from '../storage/account-store.ts';
import { endSessionsOf } from '../storage/artifact-store.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '../storage/database.ts';
import { linkAccount } from '../storage/federation-store.ts';
import { findRealm } from '../storage/realm-store.ts';
import type { KeycloakUser } from './keycloak-file.ts';
import { sortOut, type Known, type LeftOut } from './sort-out.ts';

type Options = {
  realm: string;
  /**
   * True: accounts here that have another id, but the name or the address of a person in the file, are deleted.
   * False: the import fails because of them.
   */
  replaces: boolean;
};
type Imported = { people: number; leftOut: LeftOut[] };

/** Imports people from a Keycloak export, all of them or none. Accounts here with the same ids are replaced. */
export async function importPeople(
  pool: pg.Pool,
  users: readonly KeycloakUser[],
  { realm, replaces }: Options,
): Promise<Imported> {
  refuseDoubles(users);
  return inTransaction(pool, async (db) => {
    if ((await findRealm(db, realm)) === undefined) {
      throw new Error(
        `The database has no realm "${realm}" yet: start the product once, so that it is made.`,
      );
    }
    await makeRoom(db, users, { realm, replaces });
    const { people, leftOut } = sortOut(users, await readKnown(db, realm));
    for (const person of people) await addPerson(db, realm, person);

    return { people: people.length, leftOut };
  });
}

/**
 * Refuses a file in which two people share an id, a name or an address. Keycloak can allow an address twice; here
 * people sign in by their address.
 */
function refuseDoubles(users: readonly KeycloakUser[]): void {
  for (const field of ['id', 'username', 'email'] as const) {
    const seen = new Set<string>();
    for (const user of users) {
      const value = user[field]?.toLowerCase();
      if (value === undefined) continue;
      if (seen.has(value)) throw new Error(`The file holds two people with the ${field} "${value}".`);
      seen.add(value);
    }
  }
}

async function makeRoom(db: Db, users: readonly KeycloakUser[], { realm, replaces }: Options): Promise<void> {
  const lower = (texts: Array<string | undefined>) => texts.map((text) => text?.toLowerCase() ?? null);
  const { rows } = await db.query<{ id: string; username: string; is_same: boolean; is_client: boolean }>(
    `select id, username, id = any($2::uuid[]) as is_same, service_account_client is not null as is_client
     from identity.account
     where id = any($2::uuid[]) or (realm = $1 and (username = any($3) or email = any($4)))
     order by username for update`,
    [
      realm,
      users.map(({ id }) => id),
      lower(users.map(({ username }) => username)),
      lower(users.map(({ email }) => email)),
    ],
  );
  const inTheWay = rows.filter((row) => row.is_client || (!row.is_same && !replaces));
  if (inTheWay.length > 0) {
    throw new Error(
      `Accounts here have another id, but the name or the address of somebody in the file: ${inTheWay.map(({ username }) => username).join(', ')}. ` +
        'Nothing was changed. With --replace they give way to those of the file.',
    );
  }
  for (const { id } of rows) {
    await endSessionsOf(db, realm, id);
    await deleteAccount(db, id);
  }
}

async function readKnown(db: Db, realm: string): Promise<Known> {
  const roles = await db.query<{ client: string | null; name: string }>(
    `select client.client_id as client, role.name from identity.role left join identity.client on client.id = role.client
     where role.realm = $1`,
    [realm],
  );
  const providers = await db.query<{ alias: string }>(
    'select alias from identity.identity_provider where realm = $1',
    [realm],
  );
  const has = (client: string | null, name: string) =>
    roles.rows.some((role) => role.client === client && role.name === name);
  const aliases = new Set(providers.rows.map(({ alias }) => alias));

  return { hasRole: has, hasProvider: (alias) => aliases.has(alias) };
}

async function addPerson(db: Db, realm: string, person: KeycloakUser): Promise<void> {
  const id = await createAccount(db, realm, person);
  await db.query(
    'update identity.account set not_before = $2, created_at = coalesce(to_timestamp($3 / 1000.0), created_at) where id = $1',
    [id, person.notBefore, person.createdTimestamp ?? null],
  );
  for (const { identityProvider: provider, userId: subject, userName } of person.federatedIdentities) {
    await linkAccount(db, id, { realm, provider, subject }, userName ?? subject);
  }
}
