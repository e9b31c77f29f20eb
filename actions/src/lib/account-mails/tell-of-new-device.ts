import type { AttemptLimit } from '#actions/lib/attempt-limit.ts';
import type { Db } from '#actions/lib/database.ts';
import type { DeviceName } from '#actions/lib/sessions/device-name.ts';
import type { Locale } from '#actions/config/locale.ts';
import type { SignIn } from '#actions/lib/sessions/sign-ins.ts';
import { countryNames } from '#rules/locale/country-names.ts';
import { queueAccountMail } from './account-mail.ts';

type NewDevice = Pick<SignIn, 'userId' | 'address' | 'country' | 'browser' | 'system'> & {
  to: string;
  locale: Locale;
  at: Date;
};

const DEVICE = {
  en: (browser: string, system: string) => `${browser} on ${system}`,
  ar: (browser: string, system: string) => `${browser} على ${system}`,
};

/**
 * Mails a person that a device has signed in which was not used before. A browser that keeps no cookies is a new device
 * every time, so `mailsToOne` limits the mails of a day.
 */
export async function tellOfNewDevice(
  db: Db,
  mailsToOne: AttemptLimit,
  { userId, to, locale, at, address, country, ...device }: NewDevice,
): Promise<void> {
  if ((await mailsToOne.take(userId)) > 0) return;
  const facts = {
    at: at.toISOString(),
    device: deviceText(device, locale),
    address,
    country: country === null ? undefined : countryNames[locale][country],
  };
  await queueAccountMail(db, { kind: 'new-device', to, userId, locale, facts });
}

/** Returns the name of a device in a mail; undefined if nothing is known about it. */
export function deviceText({ browser, system }: DeviceName, locale: Locale): string | undefined {
  return browser !== null && system !== null
    ? DEVICE[locale](browser, system)
    : (browser ?? system ?? undefined);
}
