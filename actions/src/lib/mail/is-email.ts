/** Octets; RFC 5321 leaves no room for a longer email. */
const MAX_BYTES = 254;
/**
 * Emails with letters of every script before the @; never with a quote, a list, a comment, a blank or a control
 * character.
 */
const ADDRESS =
  /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu;

/** Tells whether a text is one plain email that may stand in an envelope and in a header. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text) && Buffer.byteLength(text) <= MAX_BYTES;
}

/** Returns a text as one line of a header, without characters that could begin another line. */
export const asHeaderText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
