import { rmSync, writeFileSync } from 'node:fs';
import { profileFaults, type ProfileFault } from '#rules/accounts/profile-faults.ts';
import type { MovedPerson } from './read-people.ts';

/** File mode by which only the owner may read and write. */
const FILE_MODE = 0o600;

/**
 * Returns the realm file with the people added, in the form that Keycloak imports. The realm's placeholders stay, so
 * that the file holds no client's secret. A `$` in a person's data is escaped: Keycloak would replace a name such as
 * `${WEB_CLIENT_SECRET}` by that secret.
 */
export function withPeople(realmFile: string, people: readonly MovedPerson[]): string {
  const { users: serviceAccounts = [], ...realm } = JSON.parse(realmFile) as { users?: object[] };
  const settings = JSON.stringify(realm, null, 2).replace(/\n}$/, '');
  const users = [
    ...serviceAccounts.map((account) => JSON.stringify(account)),
    ...people.map((person) => JSON.stringify(person).replaceAll('$', String.raw`\u0024`)),
  ];

  return `${settings},\n  "users": [\n    ${users.join(',\n    ')}\n  ]\n}\n`;
}

/** Writes a new file that only its owner may read; throws where the file exists, and deletes it where writing fails. */
export function writeSecretFile(file: string, text: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: FILE_MODE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`"${file}" exists already and is left as it is; name another file.`, { cause: error });
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Returns a line that counts the people and secrets in the file, for the operator who has to protect it. */
export function describePeople(people: readonly MovedPerson[]): string {
  const count = (type: string) =>
    people.reduce((sum, person) => sum + person.credentials.filter((one) => one.type === type).length, 0);
  const links = people.reduce((sum, person) => sum + person.federatedIdentities.length, 0);

  return [
    `${people.length} people`,
    `${count('password')} password hashes`,
    `${count('otp')} secrets of second factors in clear`,
    `${links} links to other identity providers`,
  ].join(', ');
}

const REASONS: Readonly<Record<string, string>> = {
  'error-invalid-email': 'no email that Keycloak takes',
  'error-non-ascii-local-part-email': 'Keycloak takes only ASCII before the @',
  'error-username-invalid-character': 'Keycloak takes only Latin letters in an email that is a user name',
  'error-invalid-length': 'Keycloak takes 3 to 255 characters',
  'error-invalid-length-too-long': 'Keycloak takes at most 255 characters',
  'error-person-name-invalid-character': 'a character that Keycloak takes in no name',
};
const FIELDS: Readonly<Record<string, string>> = {
  email: 'email',
  username: 'user name',
  firstName: 'first name',
  lastName: 'last name',
};

/**
 * Returns a line for each person that Keycloak's user profile refuses, with each reason. Keycloak imports these people,
 * but changes nothing of them until the named value is another one.
 */
export function describeRefusedPeople(people: readonly MovedPerson[]): string[] {
  return people.flatMap((person) => {
    const faults = profileFaults(person);
    return faults.length === 0 ? [] : [`${person.username}: ${faults.map(describeFault).join('; ')}`];
  });
}

const describeFault = ({ field, errorMessage }: ProfileFault): string =>
  `${FIELDS[field] ?? field}: ${REASONS[errorMessage] ?? errorMessage}`;
