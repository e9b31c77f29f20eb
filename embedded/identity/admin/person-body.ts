import { isBlankPassword } from '#rules/accounts/blank-password.ts';
import { profileFaults, type ProfileFault } from '#rules/accounts/profile-faults.ts';
import { checkPasswordPolicy } from '../passwords/password-policy.ts';
import type { Account, AccountChanges } from '../storage/account-store.ts';
import type {
  CredentialRepresentation,
  RealmSettings,
  UserRepresentation,
} from '../storage/representation.ts';
import { AdminError, badRequest } from './admin-error.ts';
import { readBody, userSchema } from './read-body.ts';

/** Fields of a person that stand among `attributes` too. */
const PROFILE = ['username', 'email', 'firstName', 'lastName'] as const;

/**
 * Reads a person from a request's body. Keycloak's default profile has no attributes but the four of `PROFILE`: these
 * are taken from `attributes`, where a missing one is an empty one, and all others are dropped, as is an id.
 */
export function readPerson(body: unknown): UserRepresentation {
  const { attributes, ...given } = readBody(userSchema, body);
  const person = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name !== 'id' && value !== null && value !== undefined),
  ) as UserRepresentation;
  if (attributes === undefined) return person;
  const profile = PROFILE.map((name) => [name, person[name] ?? attributes[name]?.[0] ?? '']);

  return { ...person, ...Object.fromEntries(profile) };
}

/** Returns a new person with a user name; throws where the profile refuses the person. */
export function newPerson(
  realm: RealmSettings,
  person: UserRepresentation,
): UserRepresentation & { username: string } {
  const username = realm.registrationEmailAsUsername ? person.email || person.username : person.username;
  if (!username) throw badRequest('User name is missing');
  refuseFaults([...emailMissing(person.email), ...profileFaults({ ...person, username })]);

  return { ...person, username };
}

/**
 * Returns the columns that a body changes; in a realm whose user names are addresses the name follows. Throws where
 * the profile refuses a new value; what an account has already can stay, whatever it is.
 */
export function changesOf(
  realm: RealmSettings,
  account: Account,
  person: UserRepresentation,
): AccountChanges {
  const { emailVerified, firstName, lastName, enabled, requiredActions, username: wished } = person;
  if (realm.registrationEmailAsUsername && person.email === '' && wished !== '')
    throw badRequest('User name is missing');
  if (person.email === '') refuseFaults(emailMissing(person.email));
  const email = person.email?.toLowerCase();
  const address = realm.registrationEmailAsUsername ? (email ?? account.email) : null;
  const named = {
    email,
    username: address || wished?.toLowerCase(),
    firstName: orNull(firstName),
    lastName: orNull(lastName),
  };
  const profile = Object.fromEntries(
    Object.entries(named).filter(
      ([name, value]) => value !== undefined && value !== account[name as keyof Account],
    ),
  );
  refuseFaults(profileFaults(profile));

  return {
    ...profile,
    ...(emailVerified !== undefined && { emailVerified }),
    ...(enabled !== undefined && { enabled }),
    ...(requiredActions !== undefined && { requiredActions }),
  };
}

const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

const emailMissing = (email: string | undefined): ProfileFault[] =>
  email ? [] : [{ field: 'email', errorMessage: 'error-user-attribute-required', params: ['email'] }];

/** Throws Keycloak's answer for faults of a profile: the fault itself, or a list of several. */
function refuseFaults(faults: readonly ProfileFault[]): void {
  const [first, ...more] = faults;
  if (first !== undefined) throw new AdminError(400, more.length > 0 ? { errors: faults } : first);
}

type PasswordOwner = { username: string; email: string | null };

/** Returns the credentials of a body that are stored: a blank password is passed over; throws where the policy refuses one. */
export function storedCredentials(
  realm: RealmSettings,
  owner: PasswordOwner,
  credentials: readonly CredentialRepresentation[] = [],
): CredentialRepresentation[] {
  const stored = credentials.filter(({ value }) => value === undefined || !isBlankPassword(value));
  for (const { value } of stored) if (value !== undefined) checkPassword(realm, owner, value);

  return stored;
}

/** Throws where the realm's policy refuses a password. */
export function checkPassword(realm: RealmSettings, owner: PasswordOwner, password: string): void {
  const fault = checkPasswordPolicy(realm.passwordPolicy, password, owner);
  if (fault !== undefined) throw new AdminError(400, { error: fault.key, error_description: fault.text });
}
