import { isEmail, toStoredEmail } from './stored-email.ts';

/** `local-part`: letters or signs outside ASCII before the @, which the mail server may take and an account may not. */
export type AccountEmailFault = 'invalid' | 'local-part';

const NON_ASCII = /[^\0-\x7f]/;
/** A dot at either end of the part before the @, or two in a row. */
const ODD_DOTS = /^\.|\.\.|\.@/;

/** Returns an email in the form in which accounts have it: as contacts do, in lower case. */
export const toAccountEmail = (text: string): string => toStoredEmail(text.normalize('NFC')).toLowerCase();

/** Returns why no account can have an email, or undefined if Keycloak 26.7 takes it. */
export function accountEmailFault(text: string): AccountEmailFault | undefined {
  const email = toAccountEmail(text);
  if (!isEmail(email)) return 'invalid';
  if (NON_ASCII.test(email)) return 'local-part';

  return ODD_DOTS.test(email) ? 'invalid' : undefined;
}
