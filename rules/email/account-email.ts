import { emailFaults } from '../accounts/profile-faults.ts';
import { isEmail, toStoredEmail } from './stored-email.ts';

/** `local-part`: letters or signs outside ASCII before the @, which the mail server may take and an account may not. */
export type AccountEmailFault = 'invalid' | 'local-part';

const NON_ASCII = /[^\0-\x7f]/;

/** Returns an email in the form in which accounts have it: as contacts do, in lower case. */
export const toAccountEmail = (text: string): string => toStoredEmail(text.normalize('NFC')).toLowerCase();

/** Returns why no account can have an email, or undefined if mails can be sent to it and Keycloak 26.7 takes it. */
export function accountEmailFault(text: string): AccountEmailFault | undefined {
  const email = toAccountEmail(text);
  if (!isEmail(email)) return 'invalid';
  if (emailFaults(email).length === 0) return undefined;

  return NON_ASCII.test(email) ? 'local-part' : 'invalid';
}
