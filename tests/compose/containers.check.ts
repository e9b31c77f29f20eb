import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, useProduct } from '#tests/support/compose/use-product.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

type Container = { Service: string; State: string; Health: string; ExitCode: number };

const PROJECT = 'hostfront-test';
const WITH_PROXY = ['--file', 'docker-compose.yml', '--file', 'docker-compose.proxy.yml'];
/** What a log says where a container was given less than it needs. */
const TOO_LITTLE = /read-only file system|permission denied|operation not permitted/i;

const folder = makeTestFolder(afterAll);
let url: string;
let inbox: string;

/**
 * Runs `docker compose` on a copy of the checkout, so that the checkout's own .env, secrets and volumes are not
 * touched.
 */
const compose = (...args: string[]): string =>
  execFileSync('docker', ['compose', '--project-name', PROJECT, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const containers = (): Container[] =>
  compose('ps', '--all', '--format', 'json')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line) as Container | Container[]);

beforeAll(async () => {
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  const [port, mailPort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  inbox = `http://127.0.0.1:${mailPort}/api/v1/messages`;
  const settings = {
    PUBLIC_URL: url,
    PORT: String(port),
    MAIL_WEB_PORT: String(mailPort),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CAPTCHA_COST: '200',
  };
  const example = readFileSync('.env.example', 'utf8');
  const text = Object.entries(settings).reduce(
    (all, [name, value]) => all.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    example,
  );
  writeFileSync(join(folder, '.env'), text);
  execFileSync('sh', [join(folder, 'deploy/make-secrets.sh')]);
  compose('up', '--build', '--detach', '--wait', 'web', 'mail');
  // `--wait` would take a service that ends for a failure.
  compose('up', '--detach', 'indexes');
  compose('--profile', 'demo', 'run', '--rm', 'demo-data');
});
afterAll(() => {
  compose(...WITH_PROXY, 'down', '--volumes', '--remove-orphans');
});

describe('the containers of docker-compose.yml', () => {
  it('are healthy, or have ended well', async () => {
    await waitUntil('what runs once has ended', () => containers().every(isFine), 300_000);

    expect(containers().length).toBeGreaterThan(8);
    expect(containers().filter((container) => !isFine(container))).toEqual([]);
  });

  it('get all that they need: no log complains', () => {
    const complaints = compose('logs', '--no-color')
      .split('\n')
      .filter((line) => TOO_LITTLE.test(line));

    expect(complaints).toEqual([]);
  });

  it('have no secret in their environment', () => {
    const secret = readFileSync(join(folder, 'secrets/action_secret'), 'utf8').trim();
    const ids = compose('ps', '--all', '--quiet').split('\n').filter(Boolean);

    expect(execFileSync('docker', ['inspect', ...ids], { encoding: 'utf8' })).not.toContain(secret);
  });

  it('serve pages, answer queries, take a sign-in and send a mail', async () => {
    const product = useProduct(url);
    await product.readPages();
    await product.query();
    await product.signIn();
    await product.receiveMail(inbox);
  });

  it('run two web servers behind Caddy on the same address', async () => {
    compose(...WITH_PROXY, 'up', '--detach', '--wait', '--scale', 'web=2', 'web', 'proxy');
    const webs = containers().filter(({ Service }) => Service === 'web');

    expect(webs.map(({ Health }) => Health)).toEqual(['healthy', 'healthy']);
    const product = useProduct(url);
    await product.readPages();
    await product.query();
    await product.signIn();
  });
});

const isFine = ({ State, Health, ExitCode }: Container): boolean =>
  State === 'running' ? Health === 'healthy' : State === 'exited' && ExitCode === 0;
