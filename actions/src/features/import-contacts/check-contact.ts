import { BROKEN } from './decode-text.ts';
import { readState, type LeftState } from './read-state.ts';
import { isEmail, toStoredEmail } from '#actions/lib/mail/stored-email.ts';

/** A contact as a file or an integrator gives it. */
export type GivenContact = {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  full_name?: string | null | undefined;
  locale?: string | null | undefined;
  state?: string | null | undefined;
};

export type Contact = {
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** Language of the contact; null if none was given. */
  locale: 'en' | 'ar' | null;
  /** State of a contact that has left; null for all others. */
  state: LeftState | null;
  /** Values of the row that were not understood and are left out. */
  warnings: readonly Warning[];
};

export type Warning = 'locale-unknown' | 'state-unknown';

/** Reason for which a row is rejected; docs/mailing.md lists the reasons. */
export type Reason = 'email-missing' | 'email-invalid' | 'name-too-long' | 'name-unprintable' | 'text-broken';

export const REASON_TEXTS: Record<Reason, string> = {
  'email-missing': 'there is no email',
  'email-invalid': 'the email is not valid',
  'name-too-long': 'a name has more than 100 characters',
  'name-unprintable': 'a name has control characters',
  'text-broken': 'the text does not fit the encoding',
};

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

const NO_WARNINGS: readonly Warning[] = [];

/**
 * Returns the contact in its stored form, or the reason for which it is rejected. `stateColumn` is the state of those
 * who have a time in the column of states, if it holds times.
 */
export function checkContact(given: GivenContact, stateColumn: LeftState | null = null): Contact | Reason {
  const email = toStoredEmail(given.email);
  if (email === '') return 'email-missing';
  const { first_name, last_name } = namesOf(given);
  if (isBroken(email) || isBroken(first_name) || isBroken(last_name)) return 'text-broken';
  if (!isEmail(email)) return 'email-invalid';
  const wrong = nameFault(first_name) ?? nameFault(last_name);
  if (wrong) return wrong;
  const locale = readLocale(given.locale ?? '');
  const state = readState(given.state ?? '', stateColumn);
  const names = { email, first_name, last_name };
  if (locale !== undefined && state !== undefined) return { ...names, locale, state, warnings: NO_WARNINGS };
  const warnings: Warning[] = [];
  if (locale === undefined) warnings.push('locale-unknown');
  if (state === undefined) warnings.push('state-unknown');

  return { ...names, locale: locale ?? null, state: state ?? null, warnings };
}

/** Returns the names; a full name is cut after its first word, unless the family name stands in a column of its own. */
function namesOf(given: GivenContact): Pick<Contact, 'first_name' | 'last_name'> {
  const first_name = given.first_name?.trim() || null;
  const last_name = given.last_name?.trim() || null;
  const whole = given.full_name?.trim() || null;
  if (first_name !== null || whole === null) return { first_name, last_name };
  if (last_name !== null) return { first_name: whole, last_name };
  const [first = '', ...others] = whole.split(BLANKS);

  return { first_name: first, last_name: others.join(' ') || null };
}

/** Blanks between words, without line breaks and other control characters. */
const BLANKS = /[ \u00a0]+/;

/** Returns the language, null for an empty cell, or undefined if it is neither English nor Arabic. */
function readLocale(text: string): 'en' | 'ar' | null | undefined {
  const language = text.trim().toLowerCase();
  return language === '' ? null : LOCALES.get(language.split(/[-_]/)[0] ?? '');
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
