import type pg from 'pg';
import type { RealmSettings } from '../storage/representation.ts';
import { findAccountByLogin, type Account } from '../storage/account-store.ts';
import { findOtp, findPassword } from '../storage/credential-store.ts';
import { verifyCode } from './one-time-code.ts';
import { pretendToVerify, verifyPassword } from './password-hash.ts';

export type Verdict =
  | { kind: 'accepted'; account: Account }
  | { kind: 'refused'; reason: 'unknown' | 'wrong' | 'code' }
  | { kind: 'disabled' }
  | { kind: 'incomplete' };

type Attempt = {
  realm: RealmSettings;
  login: string;
  password: string | undefined;
  /** The code of an authenticator app; null where the client's flow asks nobody for one. */
  code: string | undefined | null;
};

export type CheckCredentials = (attempt: Attempt) => Promise<Verdict>;

/**
 * Checks names and passwords; every refusal takes as long as a check. Failures are counted where a
 * stranger can be told from the owner: in the action `sign_in`, through which passwords come here.
 */
export function createCredentialCheck(pool: pg.Pool): CheckCredentials {
  return async ({ realm, login, password, code }) => {
    const account = await findAccountByLogin(pool, realm.realm, login, realm.loginWithEmailAllowed !== false);
    const stored = account && (await findPassword(pool, account.id));
    const right =
      stored === undefined || password === undefined
        ? await pretendAndFail()
        : await verifyPassword(password, stored);
    if (account === undefined) return { kind: 'refused', reason: 'unknown' };
    if (!right) return { kind: 'refused', reason: 'wrong' };

    if (!account.enabled) return { kind: 'disabled' };
    if (code !== null && !(await isCodeRight(pool, account, code)))
      return { kind: 'refused', reason: 'code' };
    return isComplete(account) ? { kind: 'accepted', account } : { kind: 'incomplete' };
  };
}

/** Nobody without an authenticator app is asked for a code, and one that is sent all the same does no harm. */
async function isCodeRight(pool: pg.Pool, account: Account, code: string | undefined): Promise<boolean> {
  const otp = await findOtp(pool, account.id);
  return otp === undefined || (code !== undefined && (await verifyCode(pool, otp, code)));
}

async function pretendAndFail(): Promise<false> {
  await pretendToVerify();
  return false;
}

/** Keycloak's default user profile asks people for an address and both names. */
function isComplete(account: Account): boolean {
  return (
    account.requiredActions.length === 0 &&
    Boolean(account.email) &&
    Boolean(account.firstName) &&
    Boolean(account.lastName)
  );
}
