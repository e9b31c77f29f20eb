import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPeople } from '#embedded/identity/moving/export-realm.ts';
import { importPeople } from '#embedded/identity/moving/import-people.ts';
import { readKeycloakFile } from '#embedded/identity/moving/keycloak-file.ts';
import { readPeople } from '#embedded/identity/moving/read-people.ts';
import { createCredentialCheck } from '#embedded/identity/passwords/check-credentials.ts';
import { createAccount } from '#embedded/identity/realm/create-account.ts';
import { seedRealms } from '#embedded/identity/realm/seed-realms.ts';
import { prepareSchema } from '#embedded/identity/storage/database.ts';
import { linkAccount } from '#embedded/identity/storage/federation-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { PLACEHOLDERS, SECRETS } from './keycloak-client.ts';

const realm = 'hosting';
const realmFile = readFileSync('keycloak/realm.json', 'utf8');
const names = { firstName: 'Salma', lastName: 'Haddad', enabled: true };
const salma = { ...names, username: 'salma@example.test', email: 'salma@example.test' };
const omar = { ...names, username: 'omar@example.test', email: 'omar@example.test' };

type Home = { database: TestDatabase; pool: pg.Pool };

async function makeHome(): Promise<Home> {
  const database = await createTestDatabase({ template: 'empty' });
  const pool = new pg.Pool({ connectionString: database.url });
  await prepareSchema(pool);
  await seedRealms(pool, {
    realmFile,
    placeholders: PLACEHOLDERS,
    bootstrapClient: { clientId: SECRETS.bootstrapId, secret: SECRETS.bootstrap },
  });
  return { database, pool };
}

describe('people', () => {
  let old: Home;
  let fresh: Home;
  let file: string;

  beforeAll(async () => {
    [old, fresh] = [await makeHome(), await makeHome()];
    const id = await createAccount(old.pool, realm, {
      ...salma,
      realmRoles: ['admin'],
      attributes: { locale: ['ar'] },
      credentials: [
        { type: 'password', value: 'of salma' },
        {
          type: 'otp',
          userLabel: 'phone',
          secretData: '{"value":"key"}',
          credentialData: '{"subType":"totp","digits":6,"counter":0,"period":30,"algorithm":"HmacSHA1"}',
        },
      ],
    });
    await linkAccount(old.pool, id, { realm, provider: 'google', subject: '4711' }, salma.email);
    await createAccount(old.pool, realm, { ...omar, credentials: [{ type: 'password', value: 'of omar' }] });
    file = withPeople(realmFile, await readPeople(old.pool, realm));
  });
  afterAll(async () => {
    for (const { pool, database } of [old, fresh]) {
      await pool.end();
      await database.close();
    }
  });

  const move = (replaces = false) =>
    importPeople(fresh.pool, readKeycloakFile(file, realm), { realm, replaces });
  /** Leaves out the credentials' ids, because Keycloak gives credentials new ids at each import. */
  const withoutIds = (people: Awaited<ReturnType<typeof readPeople>>) =>
    people.map(({ credentials, ...person }) => ({
      ...person,
      credentials: credentials.map(({ type, userLabel, secretData, credentialData }) => ({
        ...{ type, userLabel, secretData, credentialData },
      })),
    }));

  it('stay where they are when one of them is in the way', async () => {
    const id = await createAccount(fresh.pool, realm, { ...omar, credentials: [] });

    await expect(move()).rejects.toThrow(`in the file: ${omar.username}. Nothing was changed.`);
    expect((await readPeople(fresh.pool, realm)).map((person) => person.id)).toEqual([id]);
  });

  it('stay where they are when the last of them is refused', async () => {
    const users = readKeycloakFile(file, realm);
    const doubled = [...users, { ...users[0]!, id: '00000000-0000-4000-8000-000000000009' }];
    const spoiled = users.map((user, place) => ({ ...user, createdTimestamp: place === 1 ? 1e20 : 0 }));

    for (const [people, reason] of [
      [doubled, `two people with the username "${omar.username}"`],
      [spoiled, 'timestamp out of range'],
    ] as const) {
      await expect(importPeople(fresh.pool, people, { realm, replaces: true })).rejects.toThrow(reason);
    }
    expect(await readPeople(fresh.pool, realm)).toHaveLength(1);
  });

  it('move with all that they have, as often as they like', async () => {
    for (let count = 0; count < 2; count += 1) {
      expect(await move(true)).toEqual({ people: 2, leftOut: [] });
      expect(withoutIds(await readPeople(fresh.pool, realm))).toEqual(
        withoutIds(await readPeople(old.pool, realm)),
      );
    }
    const check = createCredentialCheck(fresh.pool);
    const attempt = { realm: { realm }, login: omar.email, password: 'of omar', code: undefined };
    expect(await check(attempt)).toMatchObject({ kind: 'accepted' });
  });
});
