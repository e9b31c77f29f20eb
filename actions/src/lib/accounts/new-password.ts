import { ActionError } from '#actions/lib/action-error.ts';

const MAX_LENGTH = 1_024;

/** Holds a new password to the least length of this site, counted as Keycloak counts: in UTF-16 units. */
export function checkNewPassword(password: string, minLength: number): void {
  if (password.length < minLength) {
    throw weakPassword(`Password must be at least ${minLength} characters long.`, { min: minLength });
  }
  if (password.length > MAX_LENGTH) {
    throw weakPassword(`Password must be at most ${MAX_LENGTH} characters long.`, { max: MAX_LENGTH });
  }
}

/** A password that this site's rules or Keycloak's refuse. */
export const weakPassword = (message: string, details: Record<string, unknown> = {}) =>
  new ActionError('password-weak', message, { details });
