import { createAccount, storeCredential } from '../realm/create-account.ts';
import type { CredentialRepresentation, UserRepresentation } from '../storage/representation.ts';
import {
  deleteAccount,
  findAccount,
  findAccountByLogin,
  forgetEarlierTokens,
  holdAccount,
  requireAction,
  updateAccount,
  type Account,
} from '../storage/account-store.ts';
import { countAccounts, searchAccounts } from '../storage/account-search.ts';
import { listLinks } from '../storage/federation-store.ts';
import { accountsWithOtp } from '../storage/credential-store.ts';
import { endSessionsOf } from '../storage/artifact-store.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '../storage/database.ts';
import { searchOf } from './account-search.ts';
import { conflict, notFound } from './admin-error.ts';
import { pageOf } from './page-of.ts';
import { created, type AdminCall, type AdminContext, type AdminRouter } from './admin-router.ts';
import { changesOf, newPerson, readPerson, storedCredentials } from './person-body.ts';
import { showAccountInFull } from './representations.ts';
import { showAccounts } from './show-accounts.ts';

const VIEW = ['view-users', 'manage-users'];
const MANAGE = ['manage-users'];

/** Registers the routes that list, create, change and delete people, and end their sessions. */
export function userRoutes(context: AdminContext, route: AdminRouter): void {
  const { pool, publicUrl } = context;
  route('GET', '/users', VIEW, async (call) => {
    const { realm, query } = call;
    return showAccounts(call, await searchAccounts(pool, realm.realm, searchOf(query), pageOf(query, 100)));
  });
  route('GET', '/users/count', VIEW, async ({ realm, query }) =>
    countAccounts(pool, realm.realm, searchOf(query)),
  );
  // A part of Keycloak that is missing here, and not the id of a person.
  route('GET', '/users/profile', VIEW, async ({ reply }) => reply.callNotFound());
  route('GET', '/users/:id', VIEW, async (call) => {
    const account = await accountOf(call);
    const withOtp = await accountsWithOtp(pool, [account.id]);
    const links = await listLinks(pool, account.id);
    return showAccountInFull(account, call.administrator, { totp: withOtp.has(account.id), links });
  });

  route('POST', '/users', MANAGE, async (call) => {
    const person = newPerson(call.realm, readPerson(call.body));
    const { username, email = null } = person;
    const credentials = storedCredentials(call.realm, { username, email }, person.credentials);
    await refuseTaken(pool, call, person);
    const id = await inTransaction(pool, (db) =>
      createAccount(db, call.realm.realm, { ...person, credentials }),
    );
    return created(call, publicUrl, `/users/${id}`);
  });
  route('PUT', '/users/:id', MANAGE, async (call) => {
    const person = readPerson(call.body);
    await inTransaction(pool, async (db) => changeAccount(db, call, person));
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

/** Returns the account that the path's id names; throws 404 where there is none. */
export async function accountOf({ pool, realm, params }: AdminCall): Promise<Account> {
  const account = await findAccount(pool, realm.realm, params['id'] ?? '');
  if (account === undefined) throw notFound('User not found');
  return account;
}

/** Returns the account that the path's id names, held until the transaction ends; throws 404 where there is none. */
export async function heldAccountOf(db: Db, { realm, params }: AdminCall): Promise<Account> {
  const account = await holdAccount(db, realm.realm, params['id'] ?? '');
  if (account === undefined) throw notFound('User not found');
  return account;
}

/** Changes what the representation names; the row is held, as the name can follow from the address. */
async function changeAccount(db: Db, call: AdminCall, person: UserRepresentation): Promise<void> {
  const account = await heldAccountOf(db, call);
  const changes = changesOf(call.realm, account, person);
  const { username, email } = { ...account, ...changes };
  await refuseTaken(db, call, { username, ...(email && { email }) }, account.id);
  const credentials = storedCredentials(call.realm, { username, email }, person.credentials);

  await updateAccount(db, account.id, changes);
  for (const credential of credentials) await addCredential(db, account.id, credential);
  if (credentials.some(({ temporary }) => temporary))
    await requireAction(db, account.id, 'UPDATE_PASSWORD', true);
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
