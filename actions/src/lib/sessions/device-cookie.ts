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
type DeviceCookieOptions = { secret: string; secure: boolean; now?: () => number };

/**
 * Creates the cookie by which a device is known on which an account has signed in before:
 * `id.expiry.accounts.signature`. It names no person (an account is a keyed hash that differs from device to device)
 * and gives no access. It decides which limit counts an attempt to sign in, and who gets a mail about a new device. It
 * is sent to the paths of sign-ins only.
 *
 * See https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function createDeviceCookie({ secret, secure, now = Date.now }: DeviceCookieOptions) {
  const key = createHmac('sha256', secret).update('device cookie').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const accountOf = (id: string, email: string) => sign(`${id}\0${email}`).slice(0, 22);
  const attributes = { name: NAME, httpOnly: true, sameSite: 'strict', secure } as const;

  function read(header: string | undefined): Device | undefined {
    const [id = '', expiry = '', accounts = '', signature = ''] =
      parseCookie(header ?? '')[NAME]?.split('.') ?? [];
    const expected = sign(`${id}.${expiry}.${accounts}`);
    if (!SIGNATURE.test(signature) || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) {
      return undefined;
    }
    return Number(expiry) * 1000 > now() ? { id, accounts: accounts.split('~') } : undefined;
  }

  return {
    /** Returns the id of the request's device if this account has signed in on it before. */
    knownDevice(header: string | undefined, email: string): string | undefined {
      const device = read(header);
      return device?.accounts.includes(accountOf(device.id, email)) ? device.id : undefined;
    },

    /** Returns the Set-Cookie values by which the device is known for this account from now on. */
    keep(header: string | undefined, email: string): string[] {
      const { id, accounts } = read(header) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
      const account = accountOf(id, email);
      const kept = [account, ...accounts.filter((other) => other !== account)].slice(0, MAX_ACCOUNTS);
      const text = `${id}.${Math.floor(now() / 1000) + LIFETIME_S}.${kept.join('~')}`;

      const value = `${text}.${sign(text)}`;

      return PATHS.map((path) => stringifySetCookie({ ...attributes, path, value, maxAge: LIFETIME_S }));
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
