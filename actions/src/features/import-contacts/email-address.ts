/** Characters; the same limit as the check constraint on contacts.email. */
const EMAIL_MAX_LENGTH = 254;

/** Control characters and signs that are not seen: direction marks, joiners, a byte order mark. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;
/** Letters of any script; what would need quotes, or looks like a list of addresses, is none of ours. */
const LOCAL_PART = /^[^\s@"(),:;<>[\]\\]+$/u;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;
/** The usual address, told by one look. */
const PLAIN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const NON_ASCII = /[^\0-\x7f]/;
/** What a URL would read as the end of a host's name. */
const NO_HOST = /[\s/?#:@\\[\]%]/;

/** An address as it is stored: without blanks around it, its domain in ASCII (docs/mailing.md has the rule). */
export function toStoredAddress(text: string): string {
  const address = text.trim();
  if (!NON_ASCII.test(address)) return address;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !NON_ASCII.test(domain) || NO_HOST.test(domain)) return address;
  const url = `http://${domain}`;

  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/** Whether a stored address is one that a mail can go to. */
export function isEmailAddress(address: string): boolean {
  if (address.length > EMAIL_MAX_LENGTH) return false;
  if (PLAIN.test(address)) return true;
  if (UNSEEN.test(address)) return false;
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');

  return (
    rest.length === 0 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}
