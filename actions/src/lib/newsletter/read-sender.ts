import type { Env } from '#actions/config/env.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import { isEmail } from '#rules/email/stored-email.ts';

export type Sender = {
  name: { en: string; ar: string };
  email: string;
  replyTo: string | undefined;
  postalAddress: { en: string; ar: string };
  brand: { en: string; ar: string };
  portalUrl: string | undefined;
  /** The brand's colour, `#rrggbb`; undefined where mails have their own. */
  color: string | undefined;
  /** The brand's own logos; undefined where it has none. */
  logos: Record<'en' | 'ar', { path: string; ratio: number; hasName: boolean } | undefined>;
};

/** Environment variables that are used while the settings are empty, as on the site. */
export type SenderEnv = Pick<Env, 'BRAND_NAME' | 'BRAND_NAME_AR' | 'POSTAL_ADDRESS' | 'POSTAL_ADDRESS_AR'>;

/** Settings that the law requires before a newsletter may go out. */
const REQUIRED = ['sender_name', 'sender_email', 'postal_address'] as const;

/** Reads the sender of newsletters from the settings, and lists the required settings that are missing. */
export async function readSender(db: Db, env: SenderEnv): Promise<{ sender: Sender; missing: string[] }> {
  const { rows } = await db.query<{ key: string; value: string | null; value_ar: string | null }>(
    'select key, value, value_ar from site_settings',
  );
  const settings = new Map(rows.map(({ key, value, value_ar }) => [key, { value, value_ar }]));
  const value = (key: string) => settings.get(key)?.value?.trim() ?? '';
  const both = (key: string) => ({
    en: value(key),
    ar: settings.get(key)?.value_ar?.trim() || value(key),
  });
  const names = both('brand_name');
  const email = value('sender_email');
  const saved = both('postal_address');
  const postalAddress = saved.en
    ? saved
    : { en: env.POSTAL_ADDRESS, ar: env.POSTAL_ADDRESS_AR || env.POSTAL_ADDRESS };
  const known: Record<(typeof REQUIRED)[number], string> = {
    sender_name: value('sender_name'),
    sender_email: isEmail(email) ? email : '',
    postal_address: postalAddress.en,
  };

  return {
    sender: {
      name: both('sender_name'),
      email,
      replyTo: value('reply_to') || undefined,
      postalAddress,
      brand: { en: names.en || env.BRAND_NAME, ar: names.ar || env.BRAND_NAME_AR },
      portalUrl: value('portal_url') || undefined,
      color: value('brand_color') || undefined,
      logos: await readLogos(db, { wide: both('logo_wide'), square: value('logo_square') }),
    },
    missing: REQUIRED.filter((key) => known[key] === ''),
  };
}

/** Reads the logos of mails in both languages: the wide one, or else the square one. */
async function readLogos(
  db: Db,
  { wide, square }: { wide: { en: string; ar: string }; square: string },
): Promise<Sender['logos']> {
  const hashes = [wide.en, wide.ar, square].filter(Boolean);
  if (hashes.length === 0) return { en: undefined, ar: undefined };
  const { rows } = await db.query<{ hash: string; width: number; height: number }>(
    `select hash, width, height from pictures where variant = 'mail' and hash = any ($1)`,
    [hashes],
  );
  const logo = (...wanted: string[]) => {
    const row = wanted.map((hash) => rows.find((found) => found.hash === hash)).find(Boolean);
    return (
      row && {
        path: `/media/${row.hash}-mail.png`,
        ratio: row.width / row.height,
        hasName: row.hash !== square,
      }
    );
  };

  return { en: logo(wide.en, square), ar: logo(wide.ar, wide.en, square) };
}

export const senderMissing = (missing: string[]) =>
  new ActionError(
    'newsletter-settings-missing',
    `Before a newsletter is sent, the settings must have: ${missing.join(', ')}.`,
    { details: { missing } },
  );
