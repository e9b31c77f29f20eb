import { createAccount } from '../realm/create-account.ts';
import { findAccount, findAccountByLogin, type Account } from '../storage/account-store.ts';
import type { Db } from '../storage/database.ts';
import { findLinkedAccount, linkAccount } from '../storage/federation-store.ts';
import { BrokerError, type GooglePerson } from './google.ts';

/**
 * The account of somebody who signed in elsewhere: the one linked already, the one of the same address
 * if the other side runs that mailbox, or a new one.
 */
export async function accountOfPerson(
  db: Db,
  { realm, provider }: { realm: string; provider: string },
  person: GooglePerson,
): Promise<Account> {
  const link = { realm, provider, subject: person.subject };
  const known = await findLinkedAccount(db, link);
  const account = known === undefined ? undefined : await findAccount(db, realm, known);
  if (account !== undefined) return enabled(account);

  const sameAddress = await findAccountByLogin(db, realm, person.email, true);
  if (sameAddress !== undefined && !person.ownsMailbox) {
    throw new BrokerError('There is an account with this address already. Please log in with its password.');
  }
  const id = sameAddress === undefined ? await addAccount(db, realm, person) : enabled(sameAddress).id;
  await linkAccount(db, id, link, person.email);
  const made = await findAccount(db, realm, id);
  if (made === undefined) throw new Error('An account is gone right after it was linked.');

  return made;
}

function enabled(account: Account): Account {
  if (!account.enabled) throw new BrokerError('Account is disabled, contact your administrator.');
  return account;
}

async function addAccount(db: Db, realm: string, person: GooglePerson): Promise<string> {
  return createAccount(db, realm, {
    username: person.email,
    email: person.email,
    emailVerified: true,
    enabled: true,
    ...(person.firstName !== undefined && { firstName: person.firstName }),
    ...(person.lastName !== undefined && { lastName: person.lastName }),
  });
}
