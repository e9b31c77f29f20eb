import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'hostfront_device';
/**
 * Paths of `sign_in`, and of the code exchange that ends a sign-in by another provider; each path gets a cookie with
 * the same value.
 */
const PATHS = ['/v1/graphql', '/session'];
/** Seconds for which a device is known after the last sign-in: half a year. */
const LIFETIME_S = 180 * 24 * 60 * 60;
/** Upper bound for the accounts of one device; the account that signed in longest ago is forgotten first. */
const MAX_ACCOUNTS = 4;
const SIGNATURE = /^[\w-]{43}$/;

type Device = { id: string; accounts: string[] };
type DeviceCookieOptions = { secrets: readonly string[]; secure: boolean; now?: () => number };

/**
 * Creates the cookie by which a device is known on which an account has signed in before:
 * `id.expiry.accounts.signature`. It names no person (an account is a keyed hash that differs from device to device)
 * and gives no access. It decides which limit counts an attempt to sign in, and who gets a mail about a new device. It
 * is sent to the paths of sign-ins only.
 *
 * See https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function createDeviceCookie({ secrets, secure, now = Date.now }: DeviceCookieOptions) {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('device cookie').digest());
  /** Signs a text with each key; the first signature is the one that is written. */
  const signatures = (text: string) =>
    keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  const accountsOf = (id: string, email: string) =>
    signatures(`${id}\0${email}`).map((signature) => signature.slice(0, 22));
  const attributes = { name: NAME, httpOnly: true, sameSite: 'strict', secure } as const;

  function read(header: string | undefined): Device | undefined {
    const [id = '', expiry = '', accounts = '', signature = ''] =
      parseCookie(header ?? '')[NAME]?.split('.') ?? [];
    if (!SIGNATURE.test(signature)) return undefined;
    const given = Buffer.from(signature);
    const isOurs = signatures(`${id}.${expiry}.${accounts}`).some((expected) =>
      timingSafeEqual(given, Buffer.from(expected)),
    );
    if (!isOurs) return undefined;
    return Number(expiry) * 1000 > now() ? { id, accounts: accounts.split('~') } : undefined;
  }

  return {
    /** Returns the id of the request's device if this account has signed in on it before. */
    knownDevice(header: string | undefined, email: string): string | undefined {
      const device = read(header);
      if (!device) return undefined;
      return accountsOf(device.id, email).some((one) => device.accounts.includes(one))
        ? device.id
        : undefined;
    },

    /** Returns the Set-Cookie values by which the device is known for this account from now on. */
    keep(header: string | undefined, email: string): string[] {
      const { id, accounts } = read(header) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
      const own = accountsOf(id, email);
      const kept = [...own.slice(0, 1), ...accounts.filter((other) => !own.includes(other))].slice(
        0,
        MAX_ACCOUNTS,
      );
      const text = `${id}.${Math.floor(now() / 1000) + LIFETIME_S}.${kept.join('~')}`;

      const value = `${text}.${signatures(text)[0]}`;

      return PATHS.map((path) => stringifySetCookie({ ...attributes, path, value, maxAge: LIFETIME_S }));
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
