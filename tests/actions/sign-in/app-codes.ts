import { setTimeout as wait } from 'node:timers/promises';
import { TOTP, type Secret } from 'otpauth';
import type { Actions } from '../start-actions.ts';

const PERIOD_S = 30;
const MARGIN_S = 3;

/** Returns an authenticator app's code that is still valid when it arrives. */
export async function appCode(secret: Secret): Promise<string> {
  const leftS = PERIOD_S - ((Date.now() / 1000) % PERIOD_S);
  if (leftS < MARGIN_S) await wait((leftS + 0.1) * 1000);

  return new TOTP({ secret }).generate();
}

/** Deletes attempts and used codes, as if hours had passed, so that a test may use one code several times. */
export const passTime = ({ pool }: Actions) =>
  pool.query('delete from actions.attempts; delete from identity.used_code');
