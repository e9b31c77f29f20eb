import { toAsciiByUrl } from '../domains/to-ascii.ts';

/** Bytes; RFC 5321 leaves no room for a longer email. The check constraint on contacts.email counts characters. */
const EMAIL_MAX_BYTES = 254;

/** Characters that are invisible or mean nothing: controls, direction marks, joiners, characters not assigned. */
const UNSEEN = /\p{C}/u;
/**
 * Local part of an email: letters of any script, but no character that would need quotes or looks like a list of
 * emails. Dots may stand anywhere, because some providers gave such emails out (sato..ken@docomo.example).
 */
const LOCAL_PART = /^[^\s@"(),:;<>[\]\\]+$/u;
/** Bytes of a local part; RFC 5321 leaves no room for a longer one. */
const LOCAL_PART_MAX_BYTES = 64;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Usual emails, which need no further test. */
const PLAIN =
  /^(?=[^@]{1,64}@)[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const NON_ASCII = /[^\0-\x7f]/;
/** Characters that a URL would read as the end of a host's name, or that can't be part of one. */
const NO_HOST = /[\s/?#:@\\[\]%]/;

/**
 * Returns an email in its stored form: without blanks around it, its domain in ASCII (docs/use/mailing.md has the rule).
 */
export function toStoredEmail(text: string): string {
  const email = text.trim();
  if (!NON_ASCII.test(email)) return email;
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !NON_ASCII.test(domain) || NO_HOST.test(domain)) return email;
  const ascii = toAsciiByUrl(domain);

  return ascii === null ? email : `${email.slice(0, at)}@${ascii}`;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Tells whether a mail can be sent to a stored email. */
export function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX_BYTES) return false;
  if (PLAIN.test(email)) return true;
  if (UNSEEN.test(email) || bytesOf(email) > EMAIL_MAX_BYTES) return false;
  const [local = '', domain = '', ...rest] = email.split('@');
  const labels = domain.split('.');

  return (
    rest.length === 0 &&
    LOCAL_PART.test(local) &&
    bytesOf(local) <= LOCAL_PART_MAX_BYTES &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}

/** Returns the key by which two emails count as equal; computed as `contacts.email_key` is in the database. */
export function emailKey(email: string): string {
  return NON_ASCII.test(email) ? [...email.normalize('NFC')].map(lower).join('') : email.toLowerCase();
}

/** The database, too, looks at each letter by itself, and leaves one whose small form has two characters. */
function lower(letter: string): string {
  const small = letter.toLowerCase();

  return [...small].length === 1 ? small : letter;
}
