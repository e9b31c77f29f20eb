import { BROKEN } from './decode-text.ts';
import { isEmail, toStoredEmail } from './stored-email.ts';

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
  /** Language of the contact; null if none was given. */
  locale: 'en' | 'ar' | null;
};

/** Reason for which a row is rejected; docs/mailing.md lists the reasons. */
export type Reason =
  'email-missing' | 'email-invalid' | 'name-too-long' | 'name-unprintable' | 'locale-unknown' | 'text-broken';

/** Characters; the same limit as the check constraint on contacts.first_name and last_name. */
const NAME_MAX_LENGTH = 100;
/** Control characters and bidirectional marks, the same as in the check constraint contacts_text_plain. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Half of a surrogate pair, which no encoding can write. */
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

/** Returns the contact in its stored form, or the reason for which it is rejected. */
export function checkContact(given: GivenContact): Contact | Reason {
  const email = toStoredEmail(given.email);
  if (email === '') return 'email-missing';
  const first_name = given.first_name?.trim() || null;
  const last_name = given.last_name?.trim() || null;
  if (isBroken(email) || isBroken(first_name) || isBroken(last_name)) return 'text-broken';
  if (!isEmail(email)) return 'email-invalid';
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
  // The database counts code points, `length` counts UTF-16 units.
  return name.length > NAME_MAX_LENGTH && [...name.slice(0, 2 * NAME_MAX_LENGTH + 1)].length > NAME_MAX_LENGTH
    ? 'name-too-long'
    : undefined;
}
