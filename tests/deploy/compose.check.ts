import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Challenge } from 'altcha-lib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadKeycloak } from '#tests/identity/keycloak-server.ts';
import { runDockerfile } from '#tests/image/run-dockerfile.ts';
import { readCompose, readEnvFile, resolveVariables } from '#tests/support/compose/read-compose.ts';
import { makeDataFolder } from '#tests/support/make-data-folder.ts';
import { solveCaptchaChallenge } from '#tests/support/solve-captcha.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { choosePlaces, type Places } from './compose/places.ts';
import { startProduct, type Product } from './compose/start-product.ts';
import { hasTools } from './tools.ts';

const ADMIN = { email: 'admin@hostfront.test', password: 'correct-horse-battery' };
const START_TIMEOUT_MS = 900_000;
const SIGN_IN = `mutation ($email: String!, $password: String!, $captcha_token: String!) {
  sign_in(email: $email, password: $password, captcha_token: $captcha_token) { access_token }
}`;
const RECOVER = `mutation ($email: String!, $captcha_token: String!) {
  request_password_recovery(email: $email, captcha_token: $captcha_token) { __typename }
}`;

/** Fills in .env.example as docs/deployment.md says. */
const makeEnv = (url: string): Record<string, string> => ({
  ...readEnvFile(readFileSync('.env.example', 'utf8')),
  PUBLIC_URL: url,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // Tests solve captchas without a browser's many workers.
  CAPTCHA_COST: '200',
});

/** Makes the secrets as an operator does, with this machine's addresses; returns the folder. */
function makeSecrets(folder: string, env: Record<string, string>, places: Places): string {
  const secrets = join(folder, 'secrets');
  mkdirSync(join(folder, 'deploy'));
  cpSync('deploy/make-secrets.sh', join(folder, 'deploy/make-secrets.sh'));
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
  execFileSync('sh', [join(folder, 'deploy/make-secrets.sh')]);
  for (const name of ['database_url', 'smtp_url']) {
    const local = places.localise(readFileSync(join(secrets, name), 'utf8'));
    rmSync(join(secrets, name));
    writeFileSync(join(secrets, name), local);
  }
  return secrets;
}

describe.skipIf(!hasTools('mvn', 'psql', 'pg_isready', 'nc'))('the product of docker-compose.yml', () => {
  let folder: string;
  let places: Places;
  let product: Product;
  let url: string;

  beforeAll(async () => {
    folder = makeDataFolder('hostfront-compose-');
    places = await choosePlaces();
    url = `http://localhost:${places.port('web', 3000)}`;
    const keycloakHome = join(folder, 'keycloak');
    cpSync(await downloadKeycloak(), keycloakHome, { recursive: true });
    rmSync(join(keycloakHome, 'data'), { recursive: true, force: true });
    const image = await runDockerfile('deploy/Dockerfile', resolve('.'), join(folder, 'image'));
    const env = makeEnv(url);
    const secretsFolder = makeSecrets(folder, env, places);
    const file = resolveVariables(readCompose('docker-compose.yml'), env);
    const machine = { folder, places, image, keycloakHome, secretsFolder };
    product = await startProduct(file, Object.keys(file.services), machine);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
    const answer = await fetch(`${url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown };
  }

  async function solveCaptcha(): Promise<string> {
    const challenge = (await (await fetch(`${url}/session/captcha`)).json()) as Challenge;
    return solveCaptchaChallenge(challenge);
  }

  it('is healthy by the health commands, and what runs once has ended well', async () => {
    for (const name of ['postgres', 'graphql', 'keycloak', 'actions', 'web', 'mail']) {
      expect([name, await product.isHealthy(name)]).toEqual([name, true]);
    }
    expect(product.exitCodes()).toEqual({
      'database-checked': 0,
      migrated: 0,
      indexes: 0,
      'keycloak-apply': 0,
      'demo-data': 0,
    });
  });

  it('serves pages with the data of the engine, in both languages', async () => {
    await waitUntil('the page has the demo data', async () =>
      (await (await fetch(`${url}/ar/hosting/cloud`)).text()).includes('سحابة البداية'),
    );
    expect(await (await fetch(`${url}/en/hosting/cloud`)).text()).toContain('<html lang="en"');
  });

  it('answers visitors, and refuses them what is for people who have signed in', async () => {
    const plans = await ask('{ pricing_plans(limit: 1) { name } }');
    const contacts = await ask('{ contacts(limit: 1) { email } }');

    expect(plans).toMatchObject({ data: { pricing_plans: [{ name: expect.any(String) }] } });
    expect(contacts).toHaveProperty('errors');
  });

  it("takes the first administrator's password, and Keycloak's token opens the back office", async () => {
    const signedIn = await ask(SIGN_IN, { ...ADMIN, captcha_token: await solveCaptcha() });
    const { access_token } = (signedIn.data?.['sign_in'] ?? {}) as { access_token?: string };
    const answer = await ask(
      '{ contacts_aggregate { aggregate { count } } }',
      {},
      {
        authorization: `Bearer ${access_token}`,
        'x-hasura-role': 'site_admin',
      },
    );

    expect(signedIn).not.toHaveProperty('errors');
    expect(answer).toMatchObject({
      data: { contacts_aggregate: { aggregate: { count: expect.any(Number) } } },
    });
  });

  it('mails a link for a forgotten password to the mail server', async () => {
    const inbox = `http://127.0.0.1:${places.port('mail', 8025)}/api/email`;
    const asked = await ask(RECOVER, { email: ADMIN.email, captcha_token: await solveCaptcha() });

    expect(asked).not.toHaveProperty('errors');
    await waitUntil('the mail has come', async () =>
      (await (await fetch(inbox)).text()).includes(ADMIN.email),
    );
    expect(await (await fetch(inbox)).text()).toContain(url);
  });

  it('opens no more connections to PostgreSQL than docs/deployment.md counts', async () => {
    const database = new URL(`postgres://postgres@127.0.0.1:${places.port('postgres', 5432)}/postgres`);
    database.password = readFileSync(join(folder, 'secrets/postgres_password'), 'utf8').trim();
    const client = new pg.Client({ connectionString: database.href });
    await client.connect();
    const { rows } = await client.query<{ usename: string; count: number; most: number }>(
      `select usename, count(*)::int, current_setting('max_connections')::int as most
        from pg_stat_activity where usename in ('hostfront', 'keycloak') group by usename order by usename`,
    );
    await client.end();

    expect(rows.map(({ usename, most }) => [usename, most])).toEqual([
      ['hostfront', 200],
      ['keycloak', 200],
    ]);
    expect(rows[0]?.count).toBeLessThanOrEqual(40 + 24);
    expect(rows[1]?.count).toBeLessThanOrEqual(20);
  });

  it.each(['web', 'actions', 'graphql', 'keycloak', 'mail', 'postgres'])(
    'is no longer healthy once %s has ended',
    async (name) => {
      await product.stopService(name);

      expect(await product.isHealthy(name)).toBe(false);
    },
  );
});
