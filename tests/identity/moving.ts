import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import {
  ADMIN,
  claimsOf,
  createKeycloakClient,
  grantAdmin,
  makePerson,
  otpCredential,
  SECRETS,
  WEB,
  WEB_URL,
} from './keycloak-client.ts';
import { createKeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { startKeycloak, type KeycloakServer } from './keycloak-server.ts';
import { applyTo, startIdentity, type IdentityProcess } from './run-part.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

type Client = ReturnType<typeof createKeycloakClient>;
type Home = { database: TestDatabase; identity: IdentityProcess; client: Client };
type Person = { id: string; email: string; password: string };

/** First name that Keycloak's import must not replace by a variable of the environment. */
const DOLLAR_NAME = '${WEB_CLIENT_SECRET}';
/** Email that Keycloak imports, but that its profile refuses. */
const REFUSED_EMAIL = 'first..last@example.com';
const OTHER_REFUSED_EMAIL = 'سلمى@example.com';
const OTP_SECRET = 'a-secret-of-tests-20';

/** Checks a move from the embedded identity to a real Keycloak, as docs/operate/moving.md describes it. */
export function checkMoving(): void {
  describe('people who are moved from the embedded identity to Keycloak', () => {
    const folder = makeTestFolder(afterAll);
    const exported = join(folder, 'exported.json');
    let home: Home;
    let server: KeycloakServer;
    let real: Client;
    let salma: Person;
    let dollar: Person;
    let refused: Person;
    let refusedToo: Person;

    beforeAll(async () => {
      home = await makeHome();
      salma = await makePerson(home.client);
      dollar = await makePerson(home.client);
      refused = await makePerson(home.client);
      refusedToo = await makePerson(home.client);
      await grantAdmin(home.client, salma.id);
      await home.client.admin('PUT', `/users/${salma.id}`, { credentials: [otpCredential(OTP_SECRET)] });
      const pool = openPool(home.database.url);
      await pool.query(RENAME, [dollar.id, DOLLAR_NAME]);
      await pool.query(READDRESS, [refused.id, REFUSED_EMAIL]);
      await pool.query(READDRESS, [refusedToo.id, OTHER_REFUSED_EMAIL]);
      await pool.query(LINK_TO_GOOGLE, [salma.id]);
      await pool.end();
    });
    afterAll(async () => {
      await server?.stop();
      await home?.identity.stop();
      await home?.database.close();
    });

    it('are exported to a file that only its owner may read, and the command prints no secrets', async () => {
      const output = await runExport(exported, home);
      const again = await runExport(exported, home);

      expect(output).toContain('5 people, 5 password hashes, 1 secrets of second factors in clear, 1 links');
      expect(statSync(exported).mode & 0o777).toBe(0o600);
      expect(again).toContain('exists already');
      expect(output).toContain(`${REFUSED_EMAIL}: email: no email that Keycloak takes`);
      expect(output).toContain(`${OTHER_REFUSED_EMAIL}: email: Keycloak takes only ASCII before the @`);
      expect(output).toContain(`${dollar.email}: first name: a character that Keycloak takes in no name`);
      for (const hidden of [...secretsOf(exported), OTP_SECRET]) expect(output).not.toContain(hidden);
      for (const secret of Object.values(SECRETS))
        expect(readFileSync(exported, 'utf8')).not.toContain(secret);
    });

    it('keep password, second factor, id, roles and Google link in the real Keycloak', async () => {
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
    });

    it('get no other name and no app while Keycloak refuses their email, and both with another email', async () => {
      const admin = adminOf(server);
      const email = `new-${refusedToo.email}`;
      const changes = [
        () => admin.changeProfile(refusedToo.id, { firstName: 'Salwa', lastName: 'Nasser' }),
        () => admin.addOtp(refusedToo.id, { secret: OTP_SECRET, label: 'Phone' }),
      ];

      for (const change of changes) await expect(change()).rejects.toMatchObject({ reason: 'email' });
      await admin.changeEmail(refusedToo.id, email);
      for (const change of changes) await change();

      const { status } = await real.token({ ...formOf({ ...refusedToo, email }), totp: codeNow() });
      expect(status).toBe(200);
      expect(await admin.readProfile(refusedToo.id)).toEqual({
        email,
        firstName: 'Salwa',
        lastName: 'Nasser',
      });
    });

    it('can be disabled by the actions service, even with an email that Keycloak refuses', async () => {
      const signIn = () => real.token({ ...formOf({ ...refused, email: REFUSED_EMAIL }) });
      const admin = adminOf(server);
      const before = await signIn();

      await admin.setEnabled(refused.id, false);

      expect([before.status, (await signIn()).status]).toEqual([200, 400]);
      expect(await admin.findUser(refused.id)).toMatchObject({ enabled: false });
    });

    it('can be disabled with a name that Keycloak refuses, and get an app with another name', async () => {
      const admin = adminOf(server);
      const addApp = () => admin.addOtp(dollar.id, { secret: OTP_SECRET, label: 'Phone' });

      await expect(addApp()).rejects.toMatchObject({ reason: 'field' });
      await admin.setEnabled(dollar.id, false);
      const disabled = await admin.findUser(dollar.id);
      await admin.changeProfile(dollar.id, { firstName: 'Salma', lastName: 'Haddad' });
      await admin.setEnabled(dollar.id, true);
      await addApp();

      expect(disabled).toMatchObject({ enabled: false, email: dollar.email });
      expect((await real.token({ ...formOf(dollar), totp: codeNow() })).status).toBe(200);
    });
  });
}

const adminOf = ({ url }: KeycloakServer) =>
  createKeycloakAdmin({ url, realm: 'hosting', clientSecret: SECRETS.actions });

async function makeHome(): Promise<Home> {
  const database = await createTestDatabase({ template: 'empty' });
  const identity = await startIdentity(database.url);
  const client = createKeycloakClient({ url: identity.url, publicUrl: WEB_URL });
  const { code, output } = await applyTo(identity.url);
  if (code !== 0) throw new Error(output);
  return { database, identity, client };
}

/** Runs `identity:export` and returns its output, whether it succeeds or fails. */
async function runExport(file: string, { database }: Home): Promise<string> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url };
  const ended = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'commands/identity-export.ts', file],
    {
      env,
    },
  );
  const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

/**
 * Renames a person in the database: the Admin API refuses such a name and email, but an imported realm may have people with
 * one.
 */
const RENAME = 'update identity.account set first_name = $2 where id = $1';
const READDRESS = 'update identity.account set email = $2, username = $2 where id = $1';
const LINK_TO_GOOGLE = `
  insert into identity.federated_identity (account, realm, provider, subject, username)
  select id, realm, 'google', '4711', email from identity.account where id = $1`;

const formOf = ({ email, password }: Person) => ({
  ...WEB,
  ...{ grant_type: 'password', scope: 'openid', username: email, password },
});

const codeNow = () => new TOTP({ secret: Secret.fromUTF8(OTP_SECRET), digits: 6, period: 30 }).generate();

/** Returns the hashes and salts in a file. */
const secretsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\\"(?:value|salt)\\" ?: ?\\"([^"\\]+)\\"/g)].map(([, secret]) =>
    String(secret),
  );
