import type pg from 'pg';
import type { RealmSettings } from '../storage/representation.ts';
import { findAccountByLogin, type Account } from '../storage/account-store.ts';
import { listCredentials, type Credential } from '../storage/credential-store.ts';
import { verifyCode } from './one-time-code.ts';
import { pretendToVerify, verifyPassword } from './password-hash.ts';

export type Verdict =
  | { kind: 'accepted'; account: Account; credentials: readonly Credential[] }
  | { kind: 'refused'; reason: 'unknown' | 'wrong' | 'code' }
  | { kind: 'disabled' }
  | { kind: 'incomplete' };

type Attempt = {
  realm: RealmSettings;
  login: string;
  password: string | undefined;
  /** One-time code of an authenticator app; null where the client's flow never asks for one. */
  code: string | undefined | null;
};

export type CheckCredentials = (attempt: Attempt) => Promise<Verdict>;

/**
 * Creates the check of a name, password and one-time code; a refusal takes as long as a real check of a password.
 * Failed attempts are not counted here but in the action `sign_in`, through which passwords come and which can tell a
 * stranger from the owner.
 */
export function createCredentialCheck(pool: pg.Pool): CheckCredentials {
  return async ({ realm, login, password, code }) => {
    const account = await findAccountByLogin(pool, realm.realm, login, realm.loginWithEmailAllowed !== false);
    const credentials = account === undefined ? [] : await listCredentials(pool, account.id);
    const stored = credentials.find((credential) => credential.type === 'password');
    const right =
      stored === undefined || password === undefined
        ? await pretendAndFail()
        : await verifyPassword(password, stored);
    if (account === undefined) return { kind: 'refused', reason: 'unknown' };
    if (!right) return { kind: 'refused', reason: 'wrong' };

    if (!account.enabled) return { kind: 'disabled' };
    if (code !== null && !(await isCodeRight(pool, credentials, code)))
      return { kind: 'refused', reason: 'code' };
    return isComplete(account) ? { kind: 'accepted', account, credentials } : { kind: 'incomplete' };
  };
}

/**
 * Tells whether the code is right. An account without an authenticator app needs no code, and a code sent for it is
 * ignored.
 */
async function isCodeRight(
  pool: pg.Pool,
  credentials: readonly Credential[],
  code: string | undefined,
): Promise<boolean> {
  const otp = credentials.find((credential) => credential.type === 'otp');
  return otp === undefined || (code !== undefined && (await verifyCode(pool, otp, code)));
}

async function pretendAndFail(): Promise<false> {
  await pretendToVerify();
  return false;
}

/**
 * Tells whether the account may sign in: no required action is left, and it has an address and both names, as
 * Keycloak's default user profile requires.
 */
function isComplete(account: Account): boolean {
  return (
    account.requiredActions.length === 0 &&
    Boolean(account.email) &&
    Boolean(account.firstName) &&
    Boolean(account.lastName)
  );
}
