/** Octets; RFC 5321 leaves no room for a longer email. */
const MAX_BYTES = 254;
/**
 * Emails with letters of every script before the @; never with a quote, a list, a comment, a blank or a control
 * character.
 */
const ADDRESS =
  /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu;

/**
 * Tells whether a text is one plain email that may be part of an envelope and of a header. Unlike the rule of files
 * (`rules/contacts/stored-email.ts`) it takes dots in a row and at an end, as the database does: some providers gave such
 * addresses out, and who has one gets mails.
 */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text) && Buffer.byteLength(text) <= MAX_BYTES;
}
