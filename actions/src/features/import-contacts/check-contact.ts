import { BROKEN } from './decode-text.ts';
import { isEmailAddress, toStoredAddress } from './email-address.ts';

/** A contact as a file or an integrator gives it. */
export type GivenContact = {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  locale?: string | null | undefined;
};

export type Contact = {
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** null: nobody said. */
  locale: 'en' | 'ar' | null;
};

/** Why a row is rejected; docs/mailing.md lists them. */
export type Reason =
  'email-missing' | 'email-invalid' | 'name-too-long' | 'name-unprintable' | 'locale-unknown' | 'text-broken';

/** Characters; the same limit as the check constraint on contacts.first_name and last_name. */
const NAME_MAX_LENGTH = 100;
/** Control characters and marks that turn the direction, as the check constraint contacts_text_plain has them. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Half of a pair, which no encoding can write. */
const LONE_SURROGATE = /\p{Cs}/u;

const LOCALES: ReadonlyMap<string, 'en' | 'ar'> = new Map([
  ['en', 'en'],
  ['eng', 'en'],
  ['english', 'en'],
  ['الإنجليزية', 'en'],
  ['ar', 'ar'],
  ['ara', 'ar'],
  ['arabic', 'ar'],
  ['العربية', 'ar'],
  ['عربي', 'ar'],
]);

/** The contact as it is stored, or why it can't be. */
export function checkContact(given: GivenContact): Contact | Reason {
  const email = toStoredAddress(given.email);
  if (email === '') return 'email-missing';
  const first_name = given.first_name?.trim() || null;
  const last_name = given.last_name?.trim() || null;
  if (isBroken(email) || isBroken(first_name) || isBroken(last_name)) return 'text-broken';
  if (!isEmailAddress(email)) return 'email-invalid';
  const wrong = nameFault(first_name) ?? nameFault(last_name);
  if (wrong) return wrong;
  const language = given.locale?.trim().toLowerCase() ?? '';
  const locale = language === '' ? null : LOCALES.get(language.split(/[-_]/)[0] ?? '');

  return locale === undefined ? 'locale-unknown' : { email, first_name, last_name, locale };
}

function isBroken(text: string | null): boolean {
  return text !== null && (text.includes(BROKEN) || LONE_SURROGATE.test(text));
}

function nameFault(name: string | null): Reason | undefined {
  if (name === null) return undefined;
  if (UNPRINTABLE.test(name)) return 'name-unprintable';
  // The database counts code points.
  return name.length > NAME_MAX_LENGTH && [...name.slice(0, 2 * NAME_MAX_LENGTH + 1)].length > NAME_MAX_LENGTH
    ? 'name-too-long'
    : undefined;
}
