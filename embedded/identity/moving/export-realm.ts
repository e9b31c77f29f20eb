import { rmSync, writeFileSync } from 'node:fs';
import type { MovedPerson } from './read-people.ts';

/** Readable by its owner alone. */
const FILE_MODE = 0o600;

/**
 * The realm file with everybody in it, as Keycloak imports it. The realm's placeholders stay, so that the file holds no
 * client's secret; a `$` of a person's own does not, or somebody called `${WEB_CLIENT_SECRET}` would be told it.
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

/** Writes a file that nobody but its owner reads and that was not there before; half a file is none. */
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

/** What a file of people holds, for whoever has to look after it. */
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
