import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { downloadKeycloak } from '#tests/identity/keycloak-server.ts';
import { readCompose } from '#tests/support/compose/read-compose.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { hasTools } from './tools.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const execute = promisify(execFile);
const dockerfile = readFileSync('deploy/keycloak/Dockerfile', 'utf8');
/** Sentence with which Keycloak refuses an optimised start whose build options differ from those of its build. */
const IGNORED = /values that differ from what is persisted/;
/** Another account than the files' owner, as in a container whose image can't be written. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const START_TIMEOUT_MS = 240_000;

/** Options of Keycloak that compose gives it, without addresses and secrets. */
const OPTIONS = Object.fromEntries(
  Object.entries(readCompose('docker-compose.yml').services['keycloak']?.environment ?? {})
    .filter(([name, value]) => name.startsWith('KC_') && !/\$\{|^\/run\/secrets/.test(String(value)))
    .map(([name, value]) => [name, String(value)]),
);

describe.skipIf(!hasTools('mvn'))('the image of Keycloak', () => {
  const folder = makeTestFolder(afterAll);
  const home = join(folder, 'keycloak');

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    cpSync(await downloadKeycloak(), home, { recursive: true });
    rmSync(join(home, 'data'), { recursive: true, force: true });
    const [, options = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    await run(['build'], Object.fromEntries(options.split(' ').map((pair) => pair.split('='))));
    // Only this folder and /tmp are mounted from outside the image.
    mkdirSync(join(home, 'data'));
    if (ACCOUNT) chownSync(join(home, 'data'), ACCOUNT.uid, ACCOUNT.gid);
  }, START_TIMEOUT_MS);

  const environment = (env: Record<string, string>) => ({
    PATH: process.env['PATH'],
    JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
    ...env,
  });
  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    execute(join(home, 'bin/kc.sh'), args, { env: environment(env), maxBuffer: 16 * 1024 * 1024 });

  /** Starts it as compose and the operator do; returns what it says. */
  function start(env: Record<string, string>) {
    const child = spawn(join(home, 'bin/kc.sh'), ['--verbose', 'start', '--optimized'], {
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...ACCOUNT,
    });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await exited;
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    return { said: () => said, exited };
  }

  /** Starts it with a database of this test. */
  async function startWithDatabase(env: Record<string, string>) {
    const database = await createTestDatabase({ template: 'empty' });
    onTestFinished(() => database.close());
    const { hostname, port, username, password, pathname } = new URL(database.url);
    const [httpPort, management] = [await freePort(), await freePort()];
    const running = start({
      ...env,
      KC_HOSTNAME: 'https://www.example.com',
      KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: 'a-secret-of-tests',
      KC_HTTP_PORT: String(httpPort),
      KC_HTTP_MANAGEMENT_PORT: String(management),
      KC_DB_URL: `jdbc:postgresql://${hostname}:${port}${pathname}`,
      KC_DB_USERNAME: decodeURIComponent(username),
      KC_DB_PASSWORD: decodeURIComponent(password),
    });
    return { ...running, management: `http://127.0.0.1:${management}` };
  }

  it(
    'starts read-only with health and metrics, without a warning about build options',
    async () => {
      const { said, management } = await startWithDatabase(OPTIONS);
      await expect
        .poll(() => fetch(`${management}/health/ready`).then(({ status }) => status, said), {
          timeout: START_TIMEOUT_MS,
          interval: 500,
        })
        .toBe(200);

      expect(said()).not.toMatch(IGNORED);
      expect(said()).not.toMatch(/read-only|permission denied|AccessDenied/i);
      expect(await (await fetch(`${management}/metrics`)).text()).toContain('jvm_memory_used_bytes');
    },
    START_TIMEOUT_MS,
  );

  it.each([
    ['a feature', { KC_FEATURES_DISABLED: 'ciba' }, 'kc.features-disabled'],
    ['metrics', { KC_METRICS_ENABLED: 'false' }, 'kc.metrics-enabled'],
    ['traces', { KC_TRACING_ENABLED: 'true' }, 'kc.tracing-enabled'],
  ])('warns at the start that it was built with another value of %s', async (_, changed, option) => {
    const { said } = start({ ...OPTIONS, KC_DB_URL_PORT: '1', ...changed });

    await expect.poll(said, { timeout: START_TIMEOUT_MS, interval: 200 }).toMatch(IGNORED);
    expect(said()).toContain(option);
  });
});
