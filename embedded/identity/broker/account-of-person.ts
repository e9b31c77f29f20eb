import { createAccount } from '../realm/create-account.ts';
import { findAccount, findAccountByLogin, type Account } from '../storage/account-store.ts';
import type { Db } from '../storage/database.ts';
import { findLinkedAccount, linkAccount } from '../storage/federation-store.ts';
import { BrokerError, type GooglePerson } from './google.ts';

/**
 * Returns the account of a person who signed in at another identity provider: the linked account, else the account
 * with the same e-mail address, else a new one. Throws where such an address exists here and the provider does not
 * run that mailbox.
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

  const sameEmail = await findAccountByLogin(db, realm, person.email, true);
  if (sameEmail !== undefined && !person.ownsMailbox) {
    throw new BrokerError('There is an account with this address already. Please log in with its password.');
  }
  const id = sameEmail === undefined ? await addAccount(db, realm, person) : enabled(sameEmail).id;
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
