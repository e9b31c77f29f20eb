import { Secret, TOTP } from 'otpauth';
import { takeCodeStep, type OtpCredential } from '../storage/credential-store.ts';
import type { Db } from '../storage/database.ts';

/** Number of time steps before and after the present one whose codes are accepted (Keycloak's look-around window). */
const WINDOW = 1;
const ALGORITHMS: Readonly<Record<string, string>> = {
  HmacSHA1: 'SHA1',
  HmacSHA256: 'SHA256',
  HmacSHA512: 'SHA512',
};

/** Tells whether a code is right and was not used before (RFC 6238, section 5.2). */
export async function verifyCode(db: Db, credential: OtpCredential, code: string): Promise<boolean> {
  // The library compares bytes, and throws where a code has the expected number of characters but more bytes.
  if (!/^\d+$/.test(code)) return false;
  const { period } = credential.credentialData;
  const now = Date.now();
  const delta = createTotp(credential).validate({ token: code, timestamp: now, window: WINDOW });
  if (delta === null) return false;

  return takeCodeStep(db, credential.id, Math.floor(now / 1000 / period) + delta);
}

function createTotp({ secretData, credentialData }: OtpCredential): TOTP {
  const { subType, digits, period, algorithm } = credentialData;
  const hash = ALGORITHMS[algorithm];
  if (subType !== 'totp' || hash === undefined) {
    throw new Error(
      `An authenticator app was set up with ${subType} ${algorithm}, which is not served here.`,
    );
  }
  return new TOTP({ secret: Secret.fromUTF8(secretData.value), digits, period, algorithm: hash });
}
