import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import {
  ADMIN,
  claimsOf,
  createKeycloakClient,
  grantAdmin,
  makePerson,
  SECRETS,
  WEB,
  WEB_URL,
} from './keycloak-client.ts';
import { exportRealm, startKeycloak, type KeycloakServer } from './keycloak-server.ts';
import { applyTo, startIdentity, type IdentityProcess } from './run-part.ts';

type Client = ReturnType<typeof createKeycloakClient>;
type Home = { database: TestDatabase; identity: IdentityProcess; client: Client };
type Person = { id: string; email: string; password: string };

/** First name that an import must not replace by a variable of the environment. */
const DOLLAR_NAME = '${WEB_CLIENT_SECRET}';
/** Upper bound for Keycloak's start or export, each of which first builds its configuration. */
const SERVER_TIMEOUT_MS = 400_000;
const OTP_SECRET = 'a-secret-of-tests-20';

/** Checks a move from the embedded identity to a real Keycloak and back, as docs/moving.md describes it. */
export function checkMoving(): void {
  describe('people who move', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hostfront-moving-'));
    const exported = join(folder, 'exported.json');
    const written = join(folder, 'written-by-kc.json');
    let home: Home;
    let server: KeycloakServer;
    let real: Client;
    let salma: Person;
    let dollar: Person;
    let late: Person;
    let old: Person;

    beforeAll(async () => {
      home = await makeHome();
      salma = await makePerson(home.client, { attributes: { locale: ['ar'] } });
      dollar = await makePerson(home.client);
      await rename(home.database, dollar.id, DOLLAR_NAME);
      await grantAdmin(home.client, salma.id);
      await addOtp(home.client, salma.id);
      await linkToGoogle(home.database, salma.id);
    });
    afterAll(async () => {
      await server?.stop();
      await home?.identity.stop();
      await home?.database.close();
      rmSync(folder, { recursive: true });
    });

    it('are written to a file for its owner alone, and nothing secret is printed', async () => {
      const output = await run('identity-export', [exported], home);
      const again = await run('identity-export', [exported], home);

      expect(output).toContain('3 people, 3 password hashes, 1 secrets of second factors in clear, 1 links');
      expect(statSync(exported).mode & 0o777).toBe(0o600);
      expect(again).toContain('exists already');
      for (const hidden of [...secretsOf(exported), OTP_SECRET]) expect(output).not.toContain(hidden);
      for (const secret of Object.values(SECRETS))
        expect(readFileSync(exported, 'utf8')).not.toContain(secret);
    });

    it(
      'sign in to the real server as before: password, second factor, id, roles',
      async () => {
        server = await startKeycloak({ realmFile: exported });
        real = createKeycloakClient({ url: server.url, publicUrl: WEB_URL });
        const { code, output } = await applyTo(server.url);
        expect([code, output]).toEqual([
          0,
          expect.stringContaining('"imported":false,"administratorMade":false'),
        ]);

        const withoutCode = await real.token({ ...formOf(salma) });
        const { body } = await real.token({ ...formOf(salma), totp: codeNow() });

        expect(withoutCode.status).toBe(400);
        expect(claimsOf(body.access_token)).toMatchObject({
          sub: salma.id,
          'https://hasura.io/jwt/claims': {
            'x-hasura-allowed-roles': expect.arrayContaining(['site_admin', 'user']),
          },
        });
        expect((await real.admin('GET', `/users/${dollar.id}`)).body).toMatchObject({
          firstName: DOLLAR_NAME,
        });
        await expect(real.signIn(ADMIN.email, ADMIN.password)).resolves.toHaveProperty('access_token');
        expect((await real.admin('GET', `/users/${salma.id}/federated-identity`)).body).toMatchObject([
          { identityProvider: 'google', userId: '4711', userName: salma.email },
        ]);
      },
      SERVER_TIMEOUT_MS,
    );

    it(
      'are exported by kc.sh together with people who were created there, by older hashes too',
      async () => {
        late = await makePerson(real);
        await setHashAlgorithm(real, 'pbkdf2-sha512');
        old = await makePerson(real);
        await server.stop();
        await exportRealm(written);

        expect(readFileSync(written, 'utf8')).toContain('pbkdf2-sha512');
      },
      SERVER_TIMEOUT_MS,
    );

    it('come home all or not at all', async () => {
      await home.identity.stop();
      await home.database.close();
      home = await makeHome();
      const { body: before } = await home.client.admin<Person[]>('GET', '/users');
      const refused = await run('identity-import', [written], home);
      const { body: after } = await home.client.admin<Person[]>('GET', '/users');

      expect(refused).toContain(`somebody in the file: ${ADMIN.email}. Nothing was changed.`);
      expect(after).toEqual(before);
    });

    it('sign in at home as before, and nothing secret is printed', async () => {
      const output = await run('identity-import', ['--replace', written], home);

      expect(output).toContain('5 people have come');
      expect(output).not.toContain('Left behind');
      for (const hidden of [...secretsOf(written), OTP_SECRET]) expect(output).not.toContain(hidden);
      for (const person of [dollar, late, old]) {
        const tokens = await home.client.signIn(person.email, person.password);
        expect(claimsOf(tokens.access_token).sub).toBe(person.id);
      }
      const withoutCode = await home.client.token(formOf(salma));
      const { body } = await home.client.token({ ...formOf(salma), totp: codeNow() });
      expect(withoutCode.status).toBe(400);
      expect(claimsOf(body.access_token).sub).toBe(salma.id);
      await expect(home.client.signIn(ADMIN.email, ADMIN.password)).resolves.toHaveProperty('access_token');
    });
  });
}

async function makeHome(): Promise<Home> {
  const database = await createTestDatabase({ template: 'empty' });
  const identity = await startIdentity(database.url);
  const client = createKeycloakClient({ url: identity.url, publicUrl: WEB_URL });
  const { code, output } = await applyTo(identity.url);
  if (code !== 0) throw new Error(output);
  return { database, identity, client };
}

/** Runs one of the two commands and returns its output, whether it succeeds or fails. */
async function run(script: string, args: string[], { database }: Home): Promise<string> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url };
  const ended = promisify(execFile)(process.execPath, ['--import', 'tsx', `commands/${script}.ts`, ...args], {
    env,
  });
  const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

async function addOtp(client: Client, id: string): Promise<void> {
  const credentialData = { subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' };
  await client.admin('PUT', `/users/${id}`, {
    credentials: [
      {
        type: 'otp',
        userLabel: 'phone',
        secretData: JSON.stringify({ value: OTP_SECRET }),
        credentialData: JSON.stringify(credentialData),
      },
    ],
  });
}

/**
 * Renames a person in the database: the Admin API refuses such a name, but an imported realm may have people with
 * one.
 */
async function rename({ url }: TestDatabase, id: string, firstName: string): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query('update identity.account set first_name = $2 where id = $1', [id, firstName]);
  await database.end();
}

async function linkToGoogle({ url }: TestDatabase, id: string): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    `insert into identity.federated_identity (account, realm, provider, subject, username)
     select id, realm, 'google', '4711', email from identity.account where id = $1`,
    [id],
  );
  await database.end();
}

async function setHashAlgorithm(client: Client, algorithm: string): Promise<void> {
  const { status } = await client.admin('PUT', '', {
    passwordPolicy: `length(6) and hashAlgorithm(${algorithm})`,
  });
  if (status !== 204) throw new Error(`The password policy was refused: ${status}`);
}

const formOf = ({ email, password }: Person) => ({
  ...WEB,
  ...{ grant_type: 'password', scope: 'openid', username: email, password },
});

/**
 * Returns the present code. Each server remembers the codes it has seen, and the two servers of a run never get the
 * same one.
 */
const codeNow = () => new TOTP({ secret: Secret.fromUTF8(OTP_SECRET), digits: 6, period: 30 }).generate();

/** Returns the hashes and salts in a file. */
const secretsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\\"(?:value|salt)\\" ?: ?\\"([^"\\]+)\\"/g)].map(([, secret]) =>
    String(secret),
  );
