import { describe, expect, it } from 'vitest';
import { readKeycloakFile } from './keycloak-file.ts';
import { sortOut } from './sort-out.ts';

const ID = '0b0a3c52-5a3c-4b0f-8a53-51b3a51f7f22';
const SECRET = 'hash-that-nobody-may-see';
const salma = { id: ID, username: 'salma@example.test', enabled: true };
const argon2 = {
  hashIterations: 5,
  algorithm: 'argon2',
  additionalParameters: {
    ...{ hashLength: ['32'], memory: ['7168'], type: ['id'], version: ['1.3'], parallelism: ['1'] },
  },
};
const hash = { value: 'aGFzaA==', salt: 'c2FsdA==', additionalParameters: {} };
const otp = { subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' };
const credential = (type: string, secretData: object, credentialData: object) => ({
  type,
  secretData: JSON.stringify(secretData),
  credentialData: JSON.stringify(credentialData),
});

const read = (users: unknown, realm = 'hosting') =>
  readKeycloakFile(JSON.stringify({ realm, users }), 'hosting');

describe('readKeycloakFile', () => {
  it('reads the people of a realm, of a file with several realms too', () => {
    const robot = { ...salma, username: 'service-account-actions', serviceAccountClientId: 'actions' };
    const file = JSON.stringify([
      { realm: 'master', users: [] },
      { realm: 'hosting', users: [salma, robot] },
    ]);

    expect(readKeycloakFile(file, 'hosting')).toMatchObject([
      { ...salma, notBefore: 0, realmRoles: [], clientRoles: {}, groups: [], credentials: [] },
    ]);
  });

  it.each([
    ['no JSON', `{"value": "${SECRET}`, /must be JSON/],
    ['another realm', JSON.stringify({ realm: 'other', users: [] }), /the realm "hosting".*found "other"/],
    ['no realm', '"text"', /found no realm/],
    [
      'no people',
      JSON.stringify({ realm: 'hosting' }),
      /users is missing: export with --users same_file; found nothing/,
    ],
  ])('refuses %s', (_case, content, message) => {
    expect(() => readKeycloakFile(content, 'hosting')).toThrow(message);
  });

  it.each([
    [{ id: SECRET }, 'users[0].id must be a UUID; found text of 24 characters'],
    [{ username: undefined }, 'users[0].username must be text; found nothing'],
    [{ enabled: 'yes' }, 'users[0].enabled must be true or false; found text of 3 characters'],
    [{ realmRoles: SECRET }, 'users[0].realmRoles must be a list of texts; found text of 24 characters'],
    [
      { attributes: { locale: 'ar' } },
      'users[0].attributes.locale must be a list of texts; found text of 2 characters',
    ],
    [
      { credentials: [{ type: 'password', secretData: { value: SECRET } }] },
      'users[0].credentials[0].secretData must be JSON as text; found an object',
    ],
    [{ createdTimestamp: -1 }, 'users[0].createdTimestamp must be 0 or more; found a number'],
    [
      { firstName: SECRET.repeat(1_000) },
      'users[0].firstName must be at most 10000 characters; found text of 24000 characters',
    ],
  ])('names what was wanted and where, and no secret: %#', (change, fault) => {
    const refused = () => read([{ ...salma, ...change }]);

    expect(refused).toThrow(fault);
    expect(refused).not.toThrow(SECRET);
  });

  it('names five faults and counts the rest', () => {
    expect(() => read(Array.from({ length: 8 }, () => ({ ...salma, enabled: 1 })))).toThrow('  and 3 more');
  });
});

describe('sortOut', () => {
  const known = {
    hasRole: (client: string | null, name: string) => client === null && name === 'admin',
    hasProvider: (alias: string) => alias === 'google',
  };

  it('keeps what has a place here', () => {
    const user = {
      ...salma,
      realmRoles: ['admin'],
      credentials: [
        credential('password', hash, argon2),
        credential('password', hash, {
          hashIterations: 210_000,
          algorithm: 'pbkdf2-sha512',
          additionalParameters: {},
        }),
        credential('otp', { value: 'key' }, otp),
      ],
      federatedIdentities: [{ identityProvider: 'google', userId: '1', userName: 'salma' }],
    };
    const { people, leftOut } = sortOut(read([user]), known);

    expect(leftOut).toEqual([]);
    expect(people).toMatchObject([user]);
  });

  it('names what it leaves behind, and whose it was', () => {
    const user = {
      ...salma,
      realmRoles: ['admin', 'operator'],
      clientRoles: { account: ['manage-account'] },
      groups: ['/staff'],
      federatedIdentities: [{ identityProvider: 'github', userId: '1' }],
      credentials: [
        credential('webauthn', {}, {}),
        credential('otp', { value: 'key' }, { ...otp, subType: 'hotp' }),
        credential('password', hash, { ...argon2, algorithm: 'bcrypt' }),
        credential('password', hash, { ...argon2, hashIterations: 1e9 }),
        credential('password', hash, {
          ...argon2,
          additionalParameters: { ...argon2.additionalParameters, type: ['d'] },
        }),
        { type: 'password', secretData: 'no JSON', credentialData: '{}' },
      ],
    };
    const { people, leftOut } = sortOut(read([user]), known);

    expect(people).toMatchObject([
      { realmRoles: ['admin'], clientRoles: {}, credentials: [], federatedIdentities: [] },
    ]);
    expect(leftOut.map(({ what }) => what)).toEqual([
      'role "operator"',
      'role "manage-account" of client "account"',
      'credential of the type "webauthn"',
      'second factor that is no TOTP',
      'password hashed with "bcrypt"',
      'password hash that cannot be read',
      'password hashed with argon2, but not as argon2id 1.3 within 1 GiB',
      'link to the identity provider "github"',
      'group "/staff"',
    ]);
    expect(new Set(leftOut.flatMap(({ whose }) => whose))).toEqual(new Set([salma.username]));
  });
});
