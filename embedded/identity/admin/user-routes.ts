import { createAccount, storeCredential } from '../realm/create-account.ts';
import type {
  CredentialRepresentation,
  RealmSettings,
  UserRepresentation,
} from '../storage/representation.ts';
import {
  countAccounts,
  deleteAccount,
  findAccount,
  findAccountByLogin,
  forgetEarlierTokens,
  holdAccount,
  requireAction,
  searchAccounts,
  updateAccount,
  type Account,
  type AccountChanges,
  type AccountSearch,
} from '../storage/account-store.ts';
import { accountsWithOtp, deleteCredential, listCredentials } from '../storage/credential-store.ts';
import { endSessionsOf } from '../storage/artifact-store.ts';
import { hasNameCharacters } from '#rules/accounts/person-name.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '../storage/database.ts';
import { checkPasswordPolicy } from '../passwords/password-policy.ts';
import { checkEmail } from './check-email.ts';
import { AdminError, badRequest, conflict, notFound } from './admin-error.ts';
import { pageOf } from './page-of.ts';
import { created, type AdminCall, type AdminContext, type AdminRouter } from './admin-router.ts';
import { passwordSchema, readBody, userSchema } from './read-body.ts';
import { showAccount, showCredential } from './representations.ts';

const VIEW = ['view-users', 'manage-users'];
const MANAGE = ['manage-users'];

/** Registers the routes that list, create, change and delete people, set their passwords and end their sessions. */
export function userRoutes(context: AdminContext, route: AdminRouter): void {
  const { pool, publicUrl } = context;
  credentialRoutes(context, route);
  route('GET', '/users', VIEW, async ({ realm, query }) => {
    const accounts = await searchAccounts(pool, realm.realm, {
      ...searchOf(query),
      ...pageOf(query, 100),
    });
    if (query['briefRepresentation'] === 'true') return accounts.map((account) => showAccount(account));
    const withOtp = await accountsWithOtp(
      pool,
      accounts.map(({ id }) => id),
    );
    return accounts.map((account) => showAccount(account, withOtp.has(account.id)));
  });
  route('GET', '/users/count', VIEW, async ({ realm, query }) =>
    countAccounts(pool, realm.realm, searchOf(query)),
  );
  route('GET', '/users/:id', VIEW, async (call) => {
    const account = await accountOf(call);
    return showAccount(account, (await accountsWithOtp(pool, [account.id])).has(account.id));
  });

  route('POST', '/users', MANAGE, async (call) => {
    const user = withUsername(call.realm, readUser(call.body));
    checkEmail(user);
    checkNames(user);
    checkPasswords(call.realm, user);
    await refuseTaken(pool, call, user);
    const id = await inTransaction(pool, (db) => createAccount(db, call.realm.realm, user));
    return created(call, publicUrl, `/users/${id}`);
  });
  route('PUT', '/users/:id', MANAGE, async (call) => {
    const user = readUser(call.body);
    checkEmail(user);
    checkNames(user);
    await inTransaction(pool, async (db) => changeAccount(db, call, user));
  });
  route('DELETE', '/users/:id', MANAGE, async (call) => {
    await inTransaction(pool, async (db) => {
      const { id } = await heldAccountOf(db, call);
      await endSessionsOf(db, call.realm.realm, id);
      await deleteAccount(db, id);
    });
  });
  route('POST', '/users/:id/logout', MANAGE, async (call) => {
    await inTransaction(pool, async (db) => {
      const { id } = await heldAccountOf(db, call);
      await endSessionsOf(db, call.realm.realm, id);
      await forgetEarlierTokens(db, id);
    });
  });
}

function credentialRoutes({ pool }: AdminContext, route: AdminRouter): void {
  route('GET', '/users/:id/credentials', VIEW, async (call) => {
    const credentials = await listCredentials(pool, (await accountOf(call)).id);
    return credentials.map(showCredential);
  });
  route('DELETE', '/users/:id/credentials/:credential', MANAGE, async (call) => {
    await inTransaction(pool, async (db) => {
      const { id } = await heldAccountOf(db, call);
      const isGone = await deleteCredential(db, id, call.params['credential'] ?? '');
      if (!isGone) throw notFound('Credential not found');
    });
  });
  route('PUT', '/users/:id/reset-password', MANAGE, async (call) => {
    const credential = readBody(passwordSchema, call.body);
    await inTransaction(pool, async (db) => {
      const account = await heldAccountOf(db, call);
      checkPasswords(call.realm, { ...account, credentials: [credential] });
      await storeCredential(db, account.id, credential);
      await requireAction(db, account.id, 'UPDATE_PASSWORD', credential.temporary === true);
    });
  });
}

/** Returns the account that the path's id names; throws 404 where there is none. */
export async function accountOf({ pool, realm, params }: AdminCall): Promise<Account> {
  const account = await findAccount(pool, realm.realm, params['id'] ?? '');
  if (account === undefined) throw notFound('User not found');
  return account;
}

/** Returns the account that the path's id names, held until the transaction ends; throws 404 where there is none. */
async function heldAccountOf(db: Db, { realm, params }: AdminCall): Promise<Account> {
  const account = await holdAccount(db, realm.realm, params['id'] ?? '');
  if (account === undefined) throw notFound('User not found');
  return account;
}

/** Changes what the representation names; the row is held, as the name can follow from the address. */
async function changeAccount(db: Db, call: AdminCall, user: UserRepresentation): Promise<void> {
  const account = await heldAccountOf(db, call);
  const changes = changesOf(call.realm, account, user);
  const { username, email } = { ...account, ...changes };
  await refuseTaken(db, call, { username, ...(email && { email }) }, account.id);
  checkPasswords(call.realm, { username, email, ...(user.credentials && { credentials: user.credentials }) });

  await updateAccount(db, account.id, changes);
  for (const credential of user.credentials ?? []) await addCredential(db, account.id, credential);
}

function searchOf({ search, username, email, exact }: AdminCall['query']): AccountSearch {
  return { search, username, email, exact: exact === 'true' };
}

function readUser(body: unknown): UserRepresentation {
  return defined(readBody(userSchema, body)) as UserRepresentation;
}

/** Returns the object without the properties that are null or undefined. */
function defined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== null && item !== undefined),
  ) as { [K in keyof T]?: NonNullable<T[K]> };
}

function withUsername(
  realm: RealmSettings,
  user: UserRepresentation,
): UserRepresentation & { username: string } {
  const username = realm.registrationEmailAsUsername ? (user.email ?? user.username) : user.username;
  if (!username) throw badRequest('User name is missing');
  return { ...user, username };
}

function checkNames(user: UserRepresentation): void {
  for (const field of ['firstName', 'lastName'] as const) {
    if (hasNameCharacters(user[field] ?? '')) continue;
    throw new AdminError(400, {
      field,
      errorMessage: 'error-person-name-invalid-character',
      params: [field, user[field]],
    });
  }
}

function checkPasswords(
  realm: RealmSettings,
  user: { username?: string; email?: string | null; credentials?: Array<{ value?: string }> },
): void {
  const person = { username: user.username ?? '', email: user.email ?? null };
  for (const { value } of user.credentials ?? []) {
    const fault = value === undefined ? undefined : checkPasswordPolicy(realm.passwordPolicy, value, person);
    if (fault !== undefined) throw new AdminError(400, { error: fault.key, error_description: fault.text });
  }
}

async function addCredential(db: Db, account: string, credential: CredentialRepresentation): Promise<void> {
  if (await storeCredential(db, account, credential)) return;
  throw conflict('User exists with same username or email');
}

async function refuseTaken(
  db: Db,
  { realm }: AdminCall,
  user: UserRepresentation,
  own?: string,
): Promise<void> {
  const taken = async (login: string | undefined, withEmail: boolean): Promise<boolean> => {
    const found = login && (await findAccountByLogin(db, realm.realm, login, withEmail));
    return Boolean(found) && found !== undefined && found !== '' && found.id !== own;
  };
  if (await taken(user.email, true)) throw conflict('User exists with same email');
  if (await taken(user.username, false)) throw conflict('User exists with same username');
}

/** Returns the columns that a representation names; in a realm whose user names are addresses the name follows. */
function changesOf(realm: RealmSettings, account: Account, user: UserRepresentation): AccountChanges {
  const { emailVerified, firstName, lastName, enabled, requiredActions, attributes } = user;
  const email = user.email?.toLowerCase();
  const address = realm.registrationEmailAsUsername ? (email ?? account.email) : null;
  const username = address || user.username?.toLowerCase();

  return defined({
    email,
    username: username === account.username ? undefined : username,
    emailVerified,
    firstName,
    lastName,
    enabled,
    requiredActions,
    attributes,
  });
}
