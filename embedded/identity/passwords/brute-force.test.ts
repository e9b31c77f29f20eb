import { describe, expect, it } from 'vitest';
import type { LoginFailures } from '../storage/login-failure-store.ts';
import { countFailure, isLockedOut } from './brute-force.ts';

const realm = {
  realm: 'hosting',
  bruteForceProtected: true,
  failureFactor: 5,
  waitIncrementSeconds: 60,
  quickLoginCheckMilliSeconds: 1000,
  minimumQuickLoginWaitSeconds: 60,
  maxFailureWaitSeconds: 900,
  maxDeltaTimeSeconds: 43_200,
};
const START_MS = 1_800_000_000_000;

function fail(times: number, everyMs: number, before?: LoginFailures, from = START_MS): LoginFailures {
  let state = before;
  for (let n = 0; n < times; n += 1) {
    state = countFailure(realm, state, { nowMs: from + n * everyMs, address: '192.0.2.1' });
  }
  if (state === undefined) throw new Error('There must be one failure at least.');
  return state;
}

describe('countFailure', () => {
  it('locks nobody out for one failure', () => {
    expect(isLockedOut(realm, fail(1, 0), START_MS)).toBe(false);
  });

  it('locks out for a minute after two failures within a second', () => {
    const state = fail(2, 500);

    expect(isLockedOut(realm, state, START_MS + 30_000)).toBe(true);
    expect(isLockedOut(realm, state, START_MS + 61_500)).toBe(false);
  });

  it('locks out after five slow failures, and longer after ten', () => {
    const five = fail(5, 10_000);
    const ten = fail(10, 10_000);

    expect(isLockedOut(realm, fail(4, 10_000), START_MS + 30_000)).toBe(false);
    expect(five.notBefore - Math.floor(five.lastFailureMs / 1000)).toBe(60);
    expect(ten.notBefore - Math.floor(ten.lastFailureMs / 1000)).toBe(120);
  });

  it('never locks out for longer than the realm says', () => {
    const state = fail(500, 10_000);

    expect(state.notBefore - Math.floor(state.lastFailureMs / 1000)).toBe(900);
  });

  it('forgets failures after a long peace', () => {
    const state = fail(1, 0, fail(4, 10_000), START_MS + 50_000_000);

    expect(state.failures).toBe(1);
  });

  it('counts but locks nobody out where the realm asks for no protection', () => {
    expect(isLockedOut({ ...realm, bruteForceProtected: false }, fail(9, 1), START_MS)).toBe(false);
  });
});
