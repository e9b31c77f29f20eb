import { pbkdf2Sync } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';

/**
 * Solves a challenge and returns what the browser's widget would send. The solution takes some three hundred tries,
 * which are cheap in tests (`CAPTCHA_COST`): the library's own derivation, which hands each try to another thread,
 * would take longer.
 */
export async function solveCaptchaChallenge(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({
    challenge,
    deriveKey: async ({ cost, keyLength = 32 }, salt, password) => ({
      parameters: {},
      derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
    }),
  });

  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
