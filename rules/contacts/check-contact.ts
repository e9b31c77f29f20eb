import { isNoName } from '../text/empty-value.ts';
import { hasText } from '../text/has-text.ts';
import type { LeftState } from './consent-words.ts';
import { LENGTHS } from '../lengths.ts';
import { UNPRINTABLE } from './names.ts';
import type { OwnValues } from './own-file.ts';
import { isEmail, toStoredEmail } from '../email/stored-email.ts';
import { readLanguage } from './read-language.ts';

const NAME_MAX_LENGTH = LENGTHS.contacts.first_name;

/** A contact as a file or an integrator gives it. */
export type GivenContact = {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  full_name?: string | null | undefined;
  locale?: string | null | undefined;
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
  /** What else the product's own export tells of the contact. */
  own?: OwnValues;
};

/** Values that are left out of a row; docs/use/imports.md lists them. */
export type Warning = 'locale-unknown' | 'name-lost';

/** Reasons for which a row is rejected; docs/use/imports.md lists them. */
export const REASONS = [
  'email-missing',
  'email-invalid',
  'name-too-long',
  'name-unprintable',
  'text-broken',
  'row-malformed',
  'state-unknown',
  'state-skipped',
] as const;
export type Reason = (typeof REASONS)[number];

/** U+FFFD, which a decoder puts in place of invalid bytes, and half of a surrogate pair, which no encoding can write. */
const BROKEN = /\ufffd|\p{Cs}/u;
/**
 * Letters that were lost before the file was written: question marks in place of them, or the bytes of UTF-8 read as
 * letters of Windows-1252 (`Ø³Ù„Ù…Ù‰`).
 */
const LOST = /\?{2}|\p{L}\?\p{L}|^\?$|[ÂÃÅÐÑØÙ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/**
 * Returns the contact in its stored form, without a state, or the reason for which it is rejected. The names of the
 * product's own export (`isOwn`) stay as they are.
 */
export function checkContact(given: GivenContact, isOwn = false): Contact | Reason {
  const email = toStoredEmail(given.email.replace(LINK, ''));
  if (email === '') return 'email-missing';
  const { first_name, last_name } = isOwn ? storedNamesOf(given) : namesOf(given);
  if (BROKEN.test(email) || isBroken(first_name) || isBroken(last_name)) return 'text-broken';
  if (!isEmail(email)) return 'email-invalid';
  const wrong = nameFault(first_name) ?? nameFault(last_name);
  if (wrong) return wrong;
  const locale = readLanguage(given.locale ?? '');
  const isLost = !isOwn && isAnyLost(first_name, last_name);
  const warnings: Warning[] = [];
  if (locale === undefined) warnings.push('locale-unknown');
  if (isLost) warnings.push('name-lost');

  return {
    email,
    first_name: isLost ? null : first_name,
    last_name: isLost ? null : last_name,
    locale: locale ?? null,
    state: null,
    warnings,
  };
}

/** Returns the names; a full name is cut after its first word, unless the family name has a column of its own. */
function namesOf(given: GivenContact): Pick<Contact, 'first_name' | 'last_name'> {
  const first_name = nameOf(given.first_name, given.last_name);
  const last_name = nameOf(given.last_name, given.first_name);
  if (first_name !== null) return { first_name, last_name };
  const whole = nameOf(given.full_name, given.last_name);
  if (whole === null) return { first_name, last_name };
  if (last_name !== null) return { first_name: whole, last_name };
  const [first = '', ...others] = whole.split(BLANKS);

  return { first_name: first, last_name: others.join(' ') || null };
}

const storedNamesOf = ({
  first_name,
  last_name,
}: GivenContact): Pick<Contact, 'first_name' | 'last_name'> => ({
  first_name: first_name || null,
  last_name: last_name || null,
});

/** The beginning of a link to an email, which spreadsheet libraries write in place of the email. */
const LINK = /^\s*(?:mailto:)+/i;

const isAnyLost = (...names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && LOST.test(name));

/** Returns the name of a cell; `other` is the cell of the contact's other name. */
function nameOf(cell: string | null | undefined, other: string | null | undefined): string | null {
  const name = cell?.trim() ?? '';
  return !hasText(name) || isNoName(name, other?.trim() ?? '') ? null : name;
}

/** Blanks between words, without line breaks and other control characters. */
const BLANKS = /[ \u00a0]+/;

function isBroken(text: string | null): boolean {
  return text !== null && BROKEN.test(text);
}

function nameFault(name: string | null): Reason | undefined {
  if (name === null) return undefined;
  if (UNPRINTABLE.test(name)) return 'name-unprintable';
  // The database counts code points, `length` counts UTF-16 units.
  return name.length > NAME_MAX_LENGTH && [...name.slice(0, 2 * NAME_MAX_LENGTH + 1)].length > NAME_MAX_LENGTH
    ? 'name-too-long'
    : undefined;
}
