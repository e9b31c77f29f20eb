/** Bytes; RFC 5321 leaves no room for a longer e-mail. */
const EMAIL_MAX_BYTES = 254;
/** Signs that nobody sees or that mean nothing: controls, direction marks, joiners, signs not assigned. */
const UNSEEN = /\p{C}/u;
/**
 * Allowed local parts: letters of any script, but no sign that would need quotes or that separates the entries of an
 * e-mail list.
 */
const LOCAL_PART = /^[^\s@"(),.:;<>[\]\\]+(\.[^\s@"(),.:;<>[\]\\]+)*$/u;
/** Bytes of a local part; RFC 5321 leaves no room for a longer one. */
const LOCAL_PART_MAX_BYTES = 64;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const NON_ASCII = /[^\0-\x7f]/;
/** Signs that would end the host name in a URL. */
const NO_HOST = /[\s/?#:@\\[\]%]/;

/** Returns an e-mail as it is stored: trimmed, its domain in ASCII (rule in docs/mailing.md). */
export function toStoredEmail(text: string): string {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !NON_ASCII.test(domain) || NO_HOST.test(domain)) return email;
  const url = `http://${domain}`;

  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Tells whether a stored e-mail is one that mail can be sent to. */
export function isEmail(email: string): boolean {
  if (bytesOf(email) > EMAIL_MAX_BYTES || UNSEEN.test(email)) return false;
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

/** Returns the key by which two e-mails count as equal; computed as `contacts.email_key` is in the database. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
