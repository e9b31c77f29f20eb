import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Characters of six bits each: 150 bits, and 40 characters in the form that people type. */
const KEY_LENGTH = 25;
/** Steps before and after the present one whose codes pass, as in Keycloak. */
const WINDOW = 1;

/** A new key for an authenticator app. Keycloak takes the bytes of the text as the key. */
export function makeKey(): string {
  return randomBytes(20).toString('base64url').slice(0, KEY_LENGTH);
}

/** A key in the forms that apps take it in: typed, by a link on the same device, and by a camera. */
export function showKey(key: string, { brand, email }: { brand: string; email: string }) {
  const totp = new TOTP({ secret: Secret.fromUTF8(key), issuer: brand, label: email });
  const uri = totp.toString();

  return { secret: totp.secret.base32, uri, qr_svg: renderSVG(uri, { border: 2, pixelSize: 4 }) };
}

/** Whether an app that was given the key shows this code now. */
export function isCodeOf(key: string, code: string): boolean {
  // The library compares bytes, and throws where six characters are more of them.
  if (!/^\d{6}$/.test(code)) return false;
  return new TOTP({ secret: Secret.fromUTF8(key) }).validate({ token: code, window: WINDOW }) !== null;
}
