import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { downloadKeycloak } from '#tests/identity/keycloak-server.ts';
import { runDockerfile } from '#tests/image/run-dockerfile.ts';
import {
  mergeCompose,
  readCompose,
  readEnvFile,
  resolveVariables,
  type ComposeFile,
} from '#tests/support/compose/read-compose.ts';
import { ADMIN, useProduct } from '#tests/support/compose/use-product.ts';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { startDns } from '#tests/support/processes/start-dns.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { choosePlaces, type Places } from './compose/places.ts';
import { startService, type Machine } from './compose/programs.ts';
import { HEALTHY_TIMEOUT_MS, startProduct, type Product } from './compose/start-product.ts';
import { makeCaddyFolder, startCaddy } from './start-caddy.ts';
import { hasTools } from './tools.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const START_TIMEOUT_MS = 900_000;

/** Fills in .env.example as docs/operate/deployment.md says. */
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
  // Inside a container the files are mounted one by one; there is no closed folder above them.
  chmodSync(secrets, 0o755);
  for (const name of ['database_url', 'smtp_url']) {
    const local = places.localise(readFileSync(join(secrets, name), 'utf8'));
    rmSync(join(secrets, name));
    writeFileSync(join(secrets, name), local);
  }
  return secrets;
}

const isReady = async (readyUrl: string): Promise<boolean> =>
  (await fetch(readyUrl).catch(() => undefined))?.ok ?? false;

describe.skipIf(!hasTools('mvn', 'psql', 'pg_isready', 'nc'))('the product of docker-compose.yml', () => {
  let folder: string;
  let places: Places;
  let product: Product;
  /** The web server's own address, and the one that people see. */
  let address: string;
  let url: string;
  let file: ComposeFile;
  let machine: Machine;

  beforeAll(async () => {
    folder = makeDataFolder('hostfront-compose-');
    // Keycloak runs under another account.
    chmodSync(folder, 0o755);
    places = await choosePlaces();
    address = `http://localhost:${places.port('web', 3000)}`;
    // Here Caddy will listen.
    url = `http://localhost:${await freePort()}`;
    const keycloakHome = join(folder, 'keycloak');
    cpSync(await downloadKeycloak(), keycloakHome, { recursive: true });
    rmSync(join(keycloakHome, 'data'), { recursive: true, force: true });
    const image = await runDockerfile('deploy/Dockerfile', resolve('.'), join(folder, 'image'));
    const env = makeEnv(url);
    const secretsFolder = makeSecrets(folder, env, places);
    file = resolveVariables(readCompose('docker-compose.yml'), env);
    machine = { folder, places, image, keycloakHome, secretsFolder };
    product = await startProduct(file, Object.keys(file.services), machine);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

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

  it('serves pages with the data of the engine, in both languages', () =>
    useProduct(address, url).readPages());
  it('answers visitors, and refuses them what is for others', () => useProduct(address, url).query());
  it("takes the first administrator's password, and Keycloak's token opens the back office", () =>
    useProduct(address, url).signIn());
  it('mails a link for a forgotten password to the mail server', () =>
    useProduct(address, url).receiveMail(`http://127.0.0.1:${places.port('mail', 8025)}/api/email`));

  it('opens no more connections to PostgreSQL than docs/operate/operations.md counts', async () => {
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

  it.skipIf(!hasTools('caddy'))('runs two web servers behind Caddy as one', async () => {
    const withProxy = mergeCompose(
      readCompose('docker-compose.yml'),
      readCompose('docker-compose.proxy.yml'),
    );
    const { web = {}, proxy } = resolveVariables(withProxy, makeEnv(url)).services;
    const port = places.port('web', 3000);
    const second = { ...web, environment: { ...web.environment, HOST: '127.0.0.2', PORT: port } };
    const running = await startService('web', second, machine);
    onTestFinished(() => running.stop());
    await waitUntil(
      'the second one is ready',
      () => isReady(`http://127.0.0.2:${port}/readyz`),
      HEALTHY_TIMEOUT_MS,
    );
    const dns = await startDns({}, { addresses: { web: ['127.0.0.1', '127.0.0.2'] } });
    onTestFinished(() => dns.stop());
    const caddyFolder = await makeCaddyFolder(port, dns.address, Number(new URL(url).port));
    onTestFinished(caddyFolder.remove);
    const caddy = await startCaddy(caddyFolder, proxy?.environment as Record<string, string>);
    onTestFinished(() => caddy.stop());

    const seen = useProduct(url);
    await seen.readPages();
    await seen.query();
    await seen.signIn();
    await running.stop();
    await seen.query();
    await seen.signIn();
  });

  it.each([
    [
      'database-checked',
      { DATABASE_URL_FILE: '/run/secrets/nothing' },
      /DATABASE_URL_FILE names .*\/nothing, which can't be read/,
    ],
    ['actions', { COOKIE_SECRET_FILE: '' }, /COOKIE_SECRET is a required field/],
    ['web', { ACTIONS_URL: 'actions:8090' }, /ACTIONS_URL must be an http\(s\) URL/],
    [
      'keycloak-apply',
      { KC_BOOTSTRAP_ADMIN_CLIENT_SECRET_FILE: '/run/secrets/link_secret' },
      /Keycloak refused the sign-in of client hostfront-bootstrap: 401/,
    ],
    ['indexes', { DATABASE_URL_FILE: '/run/secrets/postgres_password' }, /can't be opened/],
  ])(
    'finds what was broken on purpose: %s ends with an error and its reason',
    async (name, broken, reason) => {
      const service = file.services[name] ?? expect.fail();
      const spoilt = { ...service, environment: { ...service.environment, ...broken } };
      const running = await startService(name, spoilt, machine);

      expect(await running.ended).not.toBe(0);
      expect(running.output()).toMatch(reason);
    },
  );

  it.each(['web', 'actions', 'graphql', 'keycloak', 'mail', 'postgres'])(
    'is no longer healthy once %s has ended',
    async (name) => {
      await product.stopService(name);

      expect(await product.isHealthy(name)).toBe(false);
    },
  );
});
