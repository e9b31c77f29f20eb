import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Characters of six bits each: 150 bits, or 40 characters in base32, the form that people type. */
const KEY_LENGTH = 25;
/** Time steps before and after the present one whose codes are accepted, as in Keycloak. */
const WINDOW = 1;

/** Makes a key for an authenticator app. Keycloak uses the bytes of this text as the key. */
export function makeKey(): string {
  return randomBytes(20).toString('base64url').slice(0, KEY_LENGTH);
}

/** A colon separates issuer and account in a URI's label, so that neither may have one (Key URI Format). */
const withoutColon = (text: string): string => text.replace(/\s*:+\s*/g, ' ').trim();

/** Returns a key in the forms that apps accept: as text to type, as a link for the same device, and as a QR code. */
export function showKey(key: string, { brand, email }: { brand: string; email: string }) {
  const totp = new TOTP({ secret: Secret.fromUTF8(key), issuer: withoutColon(brand), label: email });
  const uri = totp.toString();

  return { secret: totp.secret.base32, uri, qr_svg: renderSVG(uri, { border: 2, pixelSize: 4 }) };
}

/** Tells whether an app with this key shows this code now. */
export function isCodeOf(key: string, code: string): boolean {
  // The library compares bytes, and throws if six characters have more than six bytes.
  if (!/^\d{6}$/.test(code)) return false;
  return new TOTP({ secret: Secret.fromUTF8(key) }).validate({ token: code, window: WINDOW }) !== null;
}
