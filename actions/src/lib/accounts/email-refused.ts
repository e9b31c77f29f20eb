import { accountEmailFault } from '#rules/email/account-email.ts';
import { ActionError } from '#actions/lib/action-error.ts';

/** The refusal of an email that Keycloak takes for no account. */
export const emailRefused = (): ActionError =>
  new ActionError(
    'account-email-refused',
    'The email of an account has only ASCII characters before the @: letters without accents, digits and signs.',
  );

/** Tells whether an email is one that an account can have; throws where it is one that only contacts can have. */
export function isAccountEmail(email: string): boolean {
  const fault = accountEmailFault(email);
  if (fault === 'local-part') throw emailRefused();

  return fault === undefined;
}
