import { isBlankPassword } from '#rules/accounts/blank-password.ts';
import { ActionError } from '#actions/lib/action-error.ts';

const MAX_LENGTH = 1_024;

/**
 * Throws if a new password is shorter than `minLength`, too long, or has only blanks, which Keycloak takes for an empty
 * one; its length is counted in UTF-16 units, as Keycloak does.
 */
export function checkNewPassword(password: string, minLength: number): void {
  if (password.length < minLength) {
    throw weakPassword(`Password must be at least ${minLength} characters long.`, { min: minLength });
  }
  if (password.length > MAX_LENGTH) {
    throw weakPassword(`Password must be at most ${MAX_LENGTH} characters long.`, { max: MAX_LENGTH });
  }
  if (isBlankPassword(password)) throw weakPassword('Password must have characters other than blanks.');
}

/** Returns the error for a password that this site's rules or Keycloak's refuse. */
export const weakPassword = (message: string, details: Record<string, unknown> = {}) =>
  new ActionError('password-weak', message, { details });
