/** Octets; RFC 5321 leaves no room for a longer one. */
const MAX_BYTES = 254;
/** Beyond ASCII letters of every script; never a quote, a list, a comment, a blank or a control character. */
const ADDRESS =
  /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu;

/** Whether a text is one plain address that may stand in an envelope and a header. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text) && Buffer.byteLength(text) <= MAX_BYTES;
}

/** One line of a header: nothing that could begin another one. */
export const asHeaderText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
