/**
 * Names of the first administrator, an account that the product creates itself: Keycloak's user profile demands a first
 * and a last name, and no person has chosen these.
 */
export const MADE_ADMINISTRATOR = { firstName: 'Site', lastName: 'Administrator' } as const;

/** Returns the first name by which to greet a person; none for the names that the product made up. */
export function greetingName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const isMade = firstName === MADE_ADMINISTRATOR.firstName && lastName === MADE_ADMINISTRATOR.lastName;

  return isMade ? '' : firstName;
}
