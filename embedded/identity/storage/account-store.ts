import { randomUUID } from 'node:crypto';
import type { Role, UserRepresentation } from './representation.ts';
import type { Db } from './database.ts';

/** A person, or the service account of a client. */
export type Account = {
  id: string;
  realm: string;
  username: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  enabled: boolean;
  requiredActions: string[];
  serviceAccountClient: string | null;
  /** Unix time in seconds; tokens that were issued earlier are invalid. */
  notBefore: number;
  createdAt: Date;
};

/** Part of a list; `max` is null where there is no limit. */
export type Page = { first: number; max: number | null };

/** SQL that reads accounts; a condition follows. */
export const ACCOUNT = `
  select id, realm, username, email, email_verified as "emailVerified", first_name as "firstName",
    last_name as "lastName", enabled, required_actions as "requiredActions",
    service_account_client as "serviceAccountClient", not_before::int as "notBefore",
    created_at as "createdAt"
  from identity.account`;

/** Returns an account by its id. */
export async function findAccount(db: Db, realm: string, id: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(`${ACCOUNT} where realm = $1 and id::text = $2`, [realm, id]);
  return rows[0];
}

/** Returns an account and holds its row until the transaction of `db` ends, so that nothing else changes it. */
export async function holdAccount(db: Db, realm: string, id: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(`${ACCOUNT} where realm = $1 and id::text = $2 for update`, [
    realm,
    id,
  ]);
  return rows[0];
}

/**
 * Returns an account by the login that a person types: the user name, or the e-mail address where the realm allows
 * it.
 */
export async function findAccountByLogin(
  db: Db,
  realm: string,
  login: string,
  withEmail: boolean,
): Promise<Account | undefined> {
  // PostgreSQL takes no text with this character.
  if (login.includes('\0')) return undefined;
  const { rows } = await db.query<Account>(
    `${ACCOUNT} where realm = $1 and service_account_client is null
       and (username = $2 or ($3 and email = $2))
     order by username = $2 desc limit 1`,
    [realm, login.toLowerCase(), withEmail],
  );
  return rows[0];
}

/** Returns the service account of a client. */
export async function findServiceAccount(db: Db, client: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(`${ACCOUNT} where service_account_client = $1`, [client]);
  return rows[0];
}

/** Adds an account and returns its id; the caller has to grant the realm's default role. */
export async function insertAccount(
  db: Db,
  realm: string,
  user: UserRepresentation & { username: string },
  serviceAccountClient: string | null = null,
): Promise<string> {
  const id = user.id ?? randomUUID();
  await db.query(
    `insert into identity.account (id, realm, username, email, email_verified, first_name, last_name,
       enabled, required_actions, service_account_client)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      realm,
      user.username.toLowerCase(),
      user.email?.toLowerCase() ?? null,
      user.emailVerified ?? false,
      user.firstName || null,
      user.lastName || null,
      user.enabled ?? false,
      user.requiredActions ?? [],
      serviceAccountClient,
    ],
  );
  return id;
}

/** Columns that a change of an account can name; its roles and credentials have tables of their own. */
const CHANGEABLE = {
  username: 'username',
  email: 'email',
  emailVerified: 'email_verified',
  firstName: 'first_name',
  lastName: 'last_name',
  enabled: 'enabled',
  requiredActions: 'required_actions',
} as const;

export type AccountChanges = Partial<Pick<Account, keyof typeof CHANGEABLE>>;

/** Writes the columns that `changes` names, and no other, so that no other change of the account is lost. */
export async function updateAccount(db: Db, id: string, changes: AccountChanges): Promise<void> {
  const names = Object.keys(changes) as Array<keyof typeof CHANGEABLE>;
  if (names.length === 0) return;
  const assignments = names.map((name, index) => `${CHANGEABLE[name]} = $${index + 2}`);
  await db.query(`update identity.account set ${assignments.join(', ')} where id = $1`, [
    id,
    ...names.map((name) => changes[name]),
  ]);
}

/** Makes all tokens of an account invalid that were issued in an earlier second. */
export async function forgetEarlierTokens(db: Db, id: string): Promise<void> {
  await db.query('update identity.account set not_before = greatest(not_before, $2) where id = $1', [
    id,
    Math.floor(Date.now() / 1000),
  ]);
}

/** Adds a required action to an account or takes it away; the others stay. */
export async function requireAction(db: Db, id: string, action: string, isRequired: boolean): Promise<void> {
  await db.query(
    `update identity.account
     set required_actions = array_remove(required_actions, $2) || case when $3 then array[$2] else '{}' end
     where id = $1`,
    [id, action, isRequired],
  );
}

/** Deletes an account with its credentials, roles and links to other identity providers. */
export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.query('delete from identity.account where id = $1', [id]);
}

/** Returns the ids of the roles that an account holds directly. */
export async function directRoleIds(db: Db, account: string): Promise<string[]> {
  const { rows } = await db.query('select role from identity.account_role where account = $1', [account]);
  return rows.map((row) => row.role);
}

/** Gives roles to an account. */
export async function grantRoles(
  db: Db,
  account: string,
  roles: ReadonlyArray<Pick<Role, 'id'>>,
): Promise<void> {
  await db.query(
    `insert into identity.account_role (account, role) select $1, unnest($2::uuid[])
     on conflict do nothing`,
    [account, roles.map((role) => role.id)],
  );
}

/** Takes roles from an account. */
export async function revokeRoles(
  db: Db,
  account: string,
  roles: ReadonlyArray<Pick<Role, 'id'>>,
): Promise<void> {
  await db.query('delete from identity.account_role where account = $1 and role = any($2::uuid[])', [
    account,
    roles.map((role) => role.id),
  ]);
}

/** Returns the people who hold a role directly, as Keycloak lists them. */
export async function accountsWithRole(db: Db, role: string, { first, max }: Page): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `${ACCOUNT} where service_account_client is null
       and id in (select account from identity.account_role where role = $1)
     order by username limit $2 offset $3`,
    [role, max, first],
  );
  return rows;
}
