import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { withPeople } from '#embedded/identity/moving/export-realm.ts';
import { readPeople } from '#embedded/identity/moving/read-people.ts';
import { createAccount } from '#embedded/identity/realm/create-account.ts';
import { seedRealms } from '#embedded/identity/realm/seed-realms.ts';
import { prepareSchema } from '#embedded/identity/storage/database.ts';
import { linkAccount } from '#embedded/identity/storage/federation-store.ts';
import { otpCredential, PLACEHOLDERS, SECRETS } from './keycloak-client.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const realm = 'hosting';
const realmFile = readFileSync('keycloak/realm.json', 'utf8');
const salma = {
  ...{ username: 'salma@example.test', email: 'salma@example.test' },
  ...{ firstName: 'Salma', lastName: 'Haddad', enabled: true },
};
describe('the people that identity:export reads from the embedded identity', () => {
  const { pool } = usePool({ template: 'empty' });
  beforeAll(async () => {
    await prepareSchema(pool);
    await seedRealms(pool, {
      realmFile,
      placeholders: PLACEHOLDERS,
      bootstrapClient: { clientId: SECRETS.bootstrapId, secret: SECRETS.bootstrap },
    });
  });

  it('have id, roles, password hash, second factor and Google link in the form that Keycloak imports', async () => {
    const credentials = [{ type: 'password', value: 'of salma' }, otpCredential('key')];
    const id = await createAccount(pool, realm, { ...salma, realmRoles: ['admin'], credentials });
    await linkAccount(pool, id, { realm, provider: 'google', subject: '4711' }, salma.email);
    const { users } = JSON.parse(withPeople(realmFile, await readPeople(pool, realm)));

    expect(users.filter((user: object) => 'email' in user)).toEqual([
      expect.objectContaining({
        ...salma,
        id,
        realmRoles: expect.arrayContaining(['admin']),
        federatedIdentities: [{ identityProvider: 'google', userId: '4711', userName: salma.email }],
        credentials: [
          expect.objectContaining({ type: 'password', credentialData: expect.stringContaining('argon2') }),
          expect.objectContaining({ type: 'otp', userLabel: 'phone' }),
        ],
      }),
    ]);
  });
});
