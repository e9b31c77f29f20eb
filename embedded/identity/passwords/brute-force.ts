import type { RealmSettings } from '../realm/representation.ts';
import type { LoginFailures } from '../storage/login-failure-store.ts';

/**
 * The failures of an account after one more, by Keycloak's rules: every `failureFactor` failures lengthen
 * the wait, two failures in quick succession bring the short one, a long peace forgets the old ones.
 *
 * See https://www.keycloak.org/docs/latest/server_admin/#password-guess-brute-force-attacks
 */
export function countFailure(
  realm: RealmSettings,
  before: LoginFailures | undefined,
  { nowMs, address }: { nowMs: number; address: string },
): LoginFailures {
  const sinceLastMs = before === undefined ? Infinity : nowMs - before.lastFailureMs;
  const forgotten = sinceLastMs > (realm.maxDeltaTimeSeconds ?? 43_200) * 1000;
  const failures = (before === undefined || forgotten ? 0 : before.failures) + 1;
  const waitSeconds = waitAfter(realm, failures, sinceLastMs);

  return {
    failures,
    lastFailureMs: nowMs,
    notBefore: waitSeconds > 0 ? Math.floor(nowMs / 1000) + waitSeconds : (before?.notBefore ?? 0),
    lastAddress: address,
  };
}

/** Whether an account may not sign in for the moment. */
export function isLockedOut(realm: RealmSettings, state: LoginFailures | undefined, nowMs: number): boolean {
  if (!realm.bruteForceProtected || state === undefined) return false;
  if (realm.permanentLockout && state.failures >= (realm.failureFactor ?? 30)) return true;
  return Math.floor(nowMs / 1000) < state.notBefore;
}

function waitAfter(realm: RealmSettings, failures: number, sinceLastMs: number): number {
  const rounds = Math.floor(failures / (realm.failureFactor ?? 30));
  const byCount = rounds * (realm.waitIncrementSeconds ?? 60);
  const tooQuick = sinceLastMs < (realm.quickLoginCheckMilliSeconds ?? 1000);
  const wait = byCount > 0 ? byCount : tooQuick ? (realm.minimumQuickLoginWaitSeconds ?? 60) : 0;

  return Math.min(wait, realm.maxFailureWaitSeconds ?? 900);
}
