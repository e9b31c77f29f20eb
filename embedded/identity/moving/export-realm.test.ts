import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePeople, describeRefusedPeople, withPeople, writeSecretFile } from './export-realm.ts';
import type { MovedPerson } from './read-people.ts';

const realm = {
  realm: 'hosting',
  clients: [{ secret: '${WEB_CLIENT_SECRET}' }],
  users: [{ username: 'robot' }],
};

const makePerson = (changes: Partial<MovedPerson> = {}): MovedPerson => ({
  id: '00000000-0000-4000-8000-000000000001',
  username: 'salma@example.test',
  notBefore: 0,
  realmRoles: [],
  clientRoles: {},
  credentials: [],
  federatedIdentities: [],
  ...changes,
});

describe('withPeople', () => {
  it('adds people to the users of the realm file and changes nothing else in it', () => {
    const person = makePerson({ lastName: 'حدّاد' });

    expect(JSON.parse(withPeople(JSON.stringify(realm), [person]))).toEqual({
      ...realm,
      users: [...realm.users, person],
    });
  });

  it('escapes `$` in names of people, so that Keycloak puts no environment variable in their place', () => {
    const person = makePerson({ firstName: '${WEB_CLIENT_SECRET}', lastName: String.raw`\${A}\\$` });
    const written = withPeople(JSON.stringify(realm), [person]);

    expect(written.match(/\$/g)).toHaveLength(1);
    expect(JSON.parse(written).users[1]).toEqual(person);
  });
});

describe('writeSecretFile', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hostfront-export-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a file that only its owner may read', () => {
    const file = join(folder, 'new.json');
    writeSecretFile(file, 'secret');

    expect(readFileSync(file, 'utf8')).toBe('secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('refuses to replace a file that exists already', () => {
    const file = join(folder, 'old.json');
    writeFileSync(file, 'old');

    expect(() => writeSecretFile(file, 'secret')).toThrow(/old\.json" exists already/);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });
});

describe('describePeople, the summary of an export', () => {
  it('counts people, password hashes, secrets of second factors and links to other identity providers', () => {
    const people = [
      makePerson({ credentials: [{ type: 'password' }, { type: 'otp' }] }),
      makePerson({ federatedIdentities: [{ identityProvider: 'google', userId: '1' }] }),
    ];

    expect(describePeople(people)).toBe(
      '2 people, 1 password hashes, 1 secrets of second factors in clear, 1 links to other identity providers',
    );
  });
});

describe('describeRefusedPeople', () => {
  it("names each person that Keycloak's profile refuses, with the reasons, and no other", () => {
    const people = [
      makePerson({ email: 'salma@example.test', firstName: 'سلمى', lastName: 'O’Brien' }),
      makePerson({ username: 'a..b@example.test', email: 'a..b@example.test', firstName: '<' }),
      makePerson({ username: 'josé@example.test', email: 'josé@example.test' }),
      makePerson({ username: 'a@مثال.test', email: 'a@مثال.test', lastName: 'n'.repeat(256) }),
    ];

    expect(describeRefusedPeople(people)).toEqual([
      'a..b@example.test: email: no email that Keycloak takes; first name: a character that Keycloak takes in no name',
      'josé@example.test: email: Keycloak takes only ASCII before the @',
      'a@مثال.test: user name: Keycloak takes only Latin letters in an email that is a user name; last name: Keycloak takes at most 255 characters',
    ]);
  });
});
