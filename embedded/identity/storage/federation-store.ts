import type { Db } from './database.ts';

type Link = { realm: string; provider: string; subject: string };

/** Returns the id of the account that is linked to a person of another identity provider. */
export async function findLinkedAccount(
  db: Db,
  { realm, provider, subject }: Link,
): Promise<string | undefined> {
  const { rows } = await db.query(
    'select account from identity.federated_identity where realm = $1 and provider = $2 and subject = $3',
    [realm, provider, subject],
  );
  return rows[0]?.account;
}

/** Links an account to a person of another identity provider. */
export async function linkAccount(
  db: Db,
  account: string,
  { realm, provider, subject }: Link,
  username: string,
): Promise<void> {
  await db.query(
    `insert into identity.federated_identity (account, realm, provider, subject, username)
     values ($1, $2, $3, $4, $5)`,
    [account, realm, provider, subject, username],
  );
}

/** Returns the links of an account to other identity providers, in the form of the Admin API. */
export async function listLinks(db: Db, account: string): Promise<object[]> {
  const { rows } = await db.query<object>(
    `select provider as "identityProvider", subject as "userId", username as "userName"
     from identity.federated_identity where account = $1 order by provider`,
    [account],
  );
  return rows;
}
