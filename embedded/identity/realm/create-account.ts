import { hashPassword } from '../passwords/password-hash.ts';
import type { Db } from '../storage/database.ts';
import { grantRoles, insertAccount } from '../storage/account-store.ts';
import { addOtp, savePassword } from '../storage/credential-store.ts';
import { findClient } from '../storage/client-store.ts';
import { findRole } from '../storage/role-store.ts';
import { defaultRoleName } from './built-ins.ts';
import type { CredentialRepresentation, UserRepresentation } from '../storage/representation.ts';

/** Adds an account with its password and roles; every person gets the realm's default role. */
export async function createAccount(
  db: Db,
  realm: string,
  user: UserRepresentation & { username: string },
): Promise<string> {
  const client = user.serviceAccountClientId && (await findClient(db, realm, user.serviceAccountClientId));
  const id = await insertAccount(db, realm, withTemporary(user), client ? client.id : null);
  for (const credential of user.credentials ?? []) await storeCredential(db, id, credential);
  await giveRoles(db, realm, id, user);

  return id;
}

/**
 * Grants an account the roles that its representation names, and a person (no service account) the default role too.
 */
export async function giveRoles(db: Db, realm: string, id: string, user: UserRepresentation): Promise<void> {
  const wanted: Array<[client: string | null, name: string]> = [
    ...(user.serviceAccountClientId ? [] : [[null, defaultRoleName(realm)] satisfies [null, string]]),
    ...(user.realmRoles ?? []).map((name): [null, string] => [null, name]),
    ...Object.entries(user.clientRoles ?? {}).flatMap(([client, names]) =>
      names.map((name): [string, string] => [client, name]),
    ),
  ];
  for (const [clientId, name] of wanted) {
    const client = clientId === null ? null : ((await findClient(db, realm, clientId))?.id ?? null);
    if (clientId !== null && client === null)
      throw new Error(`User ${user.username} names no client: ${clientId}.`);
    const role = await findRole(db, { realm, client }, name);
    if (role === undefined) throw new Error(`User ${user.username} names a role that is not there: ${name}.`);
    await grantRoles(db, id, [role]);
  }
}

/**
 * Stores a credential: a password, which is hashed here, a finished hash (of a person who moves between servers), or
 * an authenticator app. Returns false where the account has an app of that label already.
 */
export async function storeCredential(
  db: Db,
  account: string,
  credential: CredentialRepresentation,
): Promise<boolean> {
  const { type, value, userLabel = null } = credential;
  if (credential.secretData !== undefined && credential.credentialData !== undefined) {
    const secretData = JSON.parse(credential.secretData);
    const credentialData = JSON.parse(credential.credentialData);
    if (type === 'otp') return addOtp(db, account, { userLabel, secretData, credentialData });
    await savePassword(db, account, { secretData, credentialData });
  } else if (value !== undefined) {
    await savePassword(db, account, await hashPassword(value));
  }
  return true;
}

/**
 * Adds the required action UPDATE_PASSWORD where a password is temporary: it must be changed before the account can
 * be used.
 */
function withTemporary<T extends UserRepresentation>(user: T): T {
  if (!user.credentials?.some((credential) => credential.temporary)) return user;
  return { ...user, requiredActions: [...new Set([...(user.requiredActions ?? []), 'UPDATE_PASSWORD'])] };
}
