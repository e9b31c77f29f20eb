import { randomUUID } from 'node:crypto';
import type { Db } from './database.ts';

type Stored<Secret, Data> = {
  id: string;
  userLabel: string | null;
  secretData: Secret;
  credentialData: Data;
  /** Time of its creation or last change. */
  createdAt: Date;
};

/** A password's hash in Keycloak's own form, so that people can move to a real Keycloak with it. */
export type PasswordCredential = { type: 'password' } & Stored<
  { value: string; salt: string },
  { hashIterations: number; algorithm: string; additionalParameters: Record<string, string[]> }
>;

/** The secret of an authenticator app in Keycloak's own form: the key is the bytes of `value`. */
export type OtpCredential = { type: 'otp' } & Stored<
  { value: string },
  { subType: string; digits: number; counter: number; period: number; algorithm: string }
>;

export type Credential = PasswordCredential | OtpCredential;

const CREDENTIAL = `
  select id, type, user_label as "userLabel", secret_data as "secretData",
    credential_data as "credentialData", coalesce(changed_at, created_at) as "createdAt"
  from identity.credential`;

/** Returns all credentials of an account, the oldest first; of several apps the oldest counts, as in Keycloak. */
export async function listCredentials(db: Db, account: string): Promise<Credential[]> {
  const { rows } = await db.query<Credential>(`${CREDENTIAL} where account = $1 order by created_at, id`, [
    account,
  ]);
  return rows;
}

/** Returns the password of an account, if it has one. */
export async function findPassword(db: Db, account: string): Promise<PasswordCredential | undefined> {
  return (await listCredentials(db, account)).find((credential) => credential.type === 'password');
}

/** Sets or replaces the password of an account, which keeps its id and its place among the credentials. */
export async function savePassword(
  db: Db,
  account: string,
  { secretData, credentialData }: Pick<PasswordCredential, 'secretData' | 'credentialData'>,
): Promise<void> {
  await db.query(
    `insert into identity.credential (id, account, secret_data, credential_data) values ($1, $2, $3, $4)
     on conflict (account) where type = 'password' do update set secret_data = excluded.secret_data,
       credential_data = excluded.credential_data, changed_at = now()`,
    [randomUUID(), account, secretData, credentialData],
  );
}

/** Adds an authenticator app; returns false where the account has one of that label already. */
export async function addOtp(
  db: Db,
  account: string,
  {
    userLabel,
    secretData,
    credentialData,
  }: Pick<OtpCredential, 'userLabel' | 'secretData' | 'credentialData'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity.credential (id, account, type, user_label, secret_data, credential_data, created_at)
     values ($1, $2, 'otp', $3, $4, $5, clock_timestamp()) on conflict do nothing`,
    [randomUUID(), account, userLabel, secretData, credentialData],
  );
  return rowCount === 1;
}

/** Deletes one credential of an account; returns false where the account has no credential of that id. */
export async function deleteCredential(db: Db, account: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from identity.credential where account = $1 and id::text = $2',
    [account, id],
  );
  return rowCount === 1;
}

/**
 * Records that the time step of a code was used; returns false where it was used before. Of two simultaneous calls
 * only one gets true.
 */
export async function takeCodeStep(db: Db, credential: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into identity.used_code (credential, step) values ($1, $2) on conflict do nothing',
    [credential, step],
  );
  // Codes of older steps are refused in any case, so their records can go.
  await db.query(
    `delete from identity.used_code where credential = $1 and used_at < now() - interval '1 hour'`,
    [credential],
  );
  return rowCount === 1;
}

/** Returns the ids of those given accounts that have an authenticator app. */
export async function accountsWithOtp(db: Db, accounts: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ account: string }>(
    `select distinct account from identity.credential where type = 'otp' and account = any($1::uuid[])`,
    [accounts],
  );
  return new Set(rows.map(({ account }) => account));
}
