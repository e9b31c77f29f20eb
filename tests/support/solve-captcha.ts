import { pbkdf2Sync } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';

/**
 * What the browser's widget would send after its work. A challenge takes some three hundred tries, which are cheap in
 * tests (`CAPTCHA_COST`): less than a trip to another thread for each, as the library's own derivation makes.
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
