import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'hostfront_device';
/** Of `sign_in`, and of the exchange that ends a sign-in by another provider: a cookie for each, with one value. */
const PATHS = ['/v1/graphql', '/session'];
/** Half a year after the last sign-in. */
const LIFETIME_S = 180 * 24 * 60 * 60;
/** People who share a device; whoever signed in longest ago is forgotten. */
const MAX_ACCOUNTS = 4;
const SIGNATURE = /^[\w-]{43}$/;

type Device = { id: string; accounts: string[] };
type DeviceCookieOptions = { secret: string; secure: boolean; now?: () => number };

/**
 * Tells the devices on which somebody has signed in before: `id.expiry.accounts.signature`. It names no
 * person (an account is a keyed hash that differs from device to device) and lets nobody in; it decides by
 * whose attempts this one is counted, and who is told of a new device. It goes to the addresses of sign-ins alone.
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
    /** The device of a request on which this account has signed in before. */
    knownDevice(header: string | undefined, email: string): string | undefined {
      const device = read(header);
      return device?.accounts.includes(accountOf(device.id, email)) ? device.id : undefined;
    },

    /** The Set-Cookie values by which the device is known for this account from now on. */
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
