import { randomUUID } from 'node:crypto';
import type { Db } from './database.ts';

/** A password's hash in Keycloak's own form, so that people can move to a real Keycloak with it. */
export type PasswordCredential = {
  id: string;
  secretData: { value: string; salt: string };
  credentialData: {
    hashIterations: number;
    algorithm: string;
    additionalParameters: Record<string, string[]>;
  };
  createdAt: Date;
};

/** The password of an account, if it has one. */
export async function findPassword(db: Db, account: string): Promise<PasswordCredential | undefined> {
  const { rows } = await db.query<PasswordCredential>(
    `select id, secret_data as "secretData", credential_data as "credentialData", created_at as "createdAt"
     from identity.credential where account = $1`,
    [account],
  );
  return rows[0];
}

/** Sets or replaces the password of an account. */
export async function savePassword(
  db: Db,
  account: string,
  { secretData, credentialData }: Pick<PasswordCredential, 'secretData' | 'credentialData'>,
): Promise<void> {
  await db.query(
    `insert into identity.credential (id, account, secret_data, credential_data) values ($1, $2, $3, $4)
     on conflict (account) do update set id = excluded.id, secret_data = excluded.secret_data,
       credential_data = excluded.credential_data, created_at = now()`,
    [randomUUID(), account, secretData, credentialData],
  );
}
