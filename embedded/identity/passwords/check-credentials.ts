import type pg from 'pg';
import type { RealmSettings } from '../realm/representation.ts';
import { findAccountByLogin, type Account } from '../storage/account-store.ts';
import { findPassword } from '../storage/credential-store.ts';
import { clearLoginFailures, findLoginFailures, saveLoginFailures } from '../storage/login-failure-store.ts';
import { countFailure, isLockedOut } from './brute-force.ts';
import { createQueue } from './one-at-a-time.ts';
import { pretendToVerify, verifyPassword } from './password-hash.ts';

export type Verdict =
  | { kind: 'accepted'; account: Account }
  | { kind: 'refused'; reason: 'unknown' | 'wrong' | 'locked' }
  | { kind: 'disabled' }
  | { kind: 'incomplete' };

type Attempt = { realm: RealmSettings; login: string; password: string; address: string };

export type CheckCredentials = (attempt: Attempt) => Promise<Verdict>;

/** Checks names and passwords, and counts what fails. Every refusal takes as long as a check. */
export function createCredentialCheck(pool: pg.Pool): CheckCredentials {
  const oneAtATime = createQueue();

  return async ({ realm, login, password, address }) => {
    const account = await findAccountByLogin(pool, realm.realm, login, realm.loginWithEmailAllowed !== false);
    if (account === undefined) {
      await pretendToVerify(password);
      return { kind: 'refused', reason: 'unknown' };
    }

    return oneAtATime(account.id, () => check(pool, account, { realm, login, password, address }));
  };
}

async function check(pool: pg.Pool, account: Account, attempt: Attempt): Promise<Verdict> {
  const { realm, password, address } = attempt;
  const failures = await findLoginFailures(pool, account.id);
  if (isLockedOut(realm, failures, Date.now())) {
    await pretendToVerify(password);
    return { kind: 'refused', reason: 'locked' };
  }

  const stored = await findPassword(pool, account.id);
  const right =
    stored === undefined ? await pretendAndFail(password) : await verifyPassword(password, stored);
  if (!right) {
    if (realm.bruteForceProtected) {
      await saveLoginFailures(
        pool,
        account.id,
        countFailure(realm, failures, { nowMs: Date.now(), address }),
      );
    }
    return { kind: 'refused', reason: 'wrong' };
  }
  if (failures !== undefined) await clearLoginFailures(pool, account.id);

  if (!account.enabled) return { kind: 'disabled' };
  return isComplete(account) ? { kind: 'accepted', account } : { kind: 'incomplete' };
}

async function pretendAndFail(password: string): Promise<false> {
  await pretendToVerify(password);
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
