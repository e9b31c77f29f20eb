import { plainIp } from '#runtime/network/plain-ip.ts';
import type { Db } from '#actions/lib/database.ts';
import { readDeviceName } from '#actions/lib/sessions/device-name.ts';
import { readLocaleOf } from '#actions/lib/sessions/sign-ins.ts';
import { queueAccountMail, type AccountMailKind } from './account-mail.ts';
import { deviceText } from './tell-of-new-device.ts';

type TotpMail = {
  kind: Extract<AccountMailKind, `totp-${string}`>;
  userId: string;
  to: string;
  /** IP and browser of the change, if the person made it themself. */
  place?: { ip: string; userAgent: string | undefined };
  /** Email of the administrator who made the change, if it was not the person. */
  by?: string | undefined;
};

/** Mails a person, in their language, that their authenticator app was set up, removed or reset. */
export async function queueTotpMail(db: Db, { kind, userId, to, place, by }: TotpMail): Promise<void> {
  const locale = (await readLocaleOf(db, userId)) ?? 'en';
  const facts = {
    at: new Date().toISOString(),
    ...(place && {
      device: deviceText(readDeviceName(place.userAgent), locale),
      address: plainIp(place.ip),
    }),
    ...(by && { by }),
  };
  await queueAccountMail(db, { kind, to, userId, locale, facts });
}
