import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { clientSecrets, startIdentity } from '#tests/actions/start-identity.ts';
import { say } from '#tests/support/doctor.ts';
import { freePort } from '#tests/support/stack.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { checkClientSecrets } from '../../scripts/doctor/check-client-secrets.ts';
import {
  checkDataDir,
  checkDisk,
  checkNode,
  checkPort,
  checkReleases,
  judgeSpace,
} from '../../scripts/doctor/check-machine.ts';
import { checkKeycloak, checkPart } from '../../scripts/doctor/check-parts.ts';
import { judgeClock } from '../../scripts/doctor/clock.ts';
import { examine } from '../../scripts/doctor/examine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SITE = { publicUrl: 'https://hosting.test', realm: 'hosting' };
const closing: Array<() => unknown> = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const serve = async (answer: RequestListener) => `http://127.0.0.1:${await listen(createServer(answer))}`;

describe('doctor on the machine', () => {
  it('compares the version of Node.js', async () => {
    expect(await say(checkNode('v20.9.0', '>=20.19.0'))).toBe(
      'fault: Node.js is v20.9.0; 20.19.0 is needed.',
    );
    expect(await say(checkNode('v22.1.0', '>=20.19.0'))).toMatch(/^ok/);
  });

  it('tells a free port, one of the product and one of another program', async () => {
    const taken = Number(new URL(await serve((_request, response) => response.end('hello'))).port);
    const ours = await serve((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
    });

    expect(await say(checkPort('127.0.0.1', taken))).toBe(
      `fault: Port ${taken} is taken by another program.`,
    );
    expect(await say(checkPort('127.0.0.1', Number(new URL(ours).port)))).toMatch(/^ok: The product answers/);
    expect(await say(checkPort('127.0.0.1', await freePort()))).toMatch(/^ok: .* is free/);
    expect(await say(checkPort('192.0.2.1', 0))).toMatch(/^fault: .* can't be used/);
  });

  it.runIf(process.platform === 'linux')('finds a file system without space', async () => {
    // The file system of processes never has any.
    expect(await say(checkDisk('/proc/of-nobody/data'))).toBe(
      'fault: 0.0 GiB of disk space are free; 1 is needed.',
    );
  });

  it('finds a data folder that can never be written', async () => {
    // No user can make a folder inside a file.
    const inFile = join(root, 'package.json/data');

    expect(await say(checkDataDir(inFile))).toBe(`fault: The data folder ${inFile} can't be written.`);
    expect(await say(checkDataDir(join(tmpdir(), 'doctor-of-nobody/data')))).toBe('');
  });

  it('tries the folder of releases', async () => {
    const inFile = join(root, 'package.json/releases');

    expect(await say(checkReleases(join(root, 'none/yet')))).toBe('ok: The files of releases can be kept.');
    expect(await say(checkReleases(inFile))).toMatch(/^warning: RELEASES_DIR .* can't be written/);
  });

  it('judges free space and clocks', () => {
    expect([0.5, 3, 20].map((free) => judgeSpace(free).level)).toEqual(['fault', 'warning', 'ok']);
    expect(judgeClock('PostgreSQL', 0, 60_000)).toMatchObject({
      level: 'fault',
      message: expect.stringContaining('60 s ahead of'),
    });
    expect(judgeClock('PostgreSQL', 60_000, 0).message).toContain('60 s behind');
  });
});

describe('doctor on the other parts', () => {
  it('says which part is unreachable or ill', async () => {
    const ill = await serve((_request, response) => response.writeHead(503).end());

    expect(await say(checkPart('engine', `http://127.0.0.1:${await freePort()}`))).toMatch(
      /^fault: engine can't be reached: .*ECONNREFUSED/,
    );
    expect(await say(checkPart('actions', ill))).toBe('fault: actions answers 503.');
  });

  it('compares the issuer with PUBLIC_URL, and the clock', async () => {
    const keycloak = await serve((_request, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
      response.end(JSON.stringify({ issuer: 'https://other.test/realms/hosting' }));
    });

    const said = await say(checkKeycloak(keycloak, SITE));
    expect(said).toContain('fault: Keycloak issues tokens as "https://other.test/realms/hosting"');
    expect(said).toMatch(/fault: The clock here is 3\d{3} s ahead of that of Keycloak/);
    expect(await say(checkKeycloak(keycloak, { ...SITE, publicUrl: 'https://other.test/' }))).toContain(
      'ok: Keycloak issues tokens for PUBLIC_URL.',
    );
  });

  it('names the clients whose secrets Keycloak refuses', async () => {
    const database = await createTestDatabase();
    const identity = await startIdentity(database.url, SITE.publicUrl);
    closing.push(async () => {
      await identity.stop();
      await database.close();
    });
    const login = { url: identity.url, realm: SITE.realm };
    const secrets = { actions: clientSecrets.ACTIONS_CLIENT_SECRET, 'api-reader': 'of-another-realm' };

    expect(await say(checkClientSecrets(login, { actions: secrets.actions }))).toBe(
      'ok: Keycloak takes the secrets of its clients.',
    );
    expect(await say(checkClientSecrets(login, secrets))).toBe(
      'fault: Keycloak refuses the secret of the client "api-reader".',
    );
    expect(await say(checkClientSecrets({ ...login, realm: 'none' }, { actions: 'any' }))).toMatch(
      /^fault: Keycloak answers 404 to the client "actions"/,
    );
  });

  it('waits for no part longer than its deadline', async () => {
    const silent = await serve(() => undefined);

    expect(await say(checkPart('engine', silent), 100)).toBe('fault: There was no answer within 0.1 s.');
  });
});

describe('doctor on settings', () => {
  const look = (source: Record<string, string>) =>
    examine({ process: 'start', root, source, nodeRange: '>=20.19.0', deadlineMs: 2_000 });

  it('names what is missing, as the process would', async () => {
    const findings = await examine({ process: 'actions', root, source: {}, nodeRange: '>=20.19.0' });

    expect(findings.find(({ check }) => check === 'settings')).toMatchObject({
      level: 'fault',
      message: expect.stringMatching(/DATABASE_URL is a required field.*ACTION_SECRET is a required field/),
    });
  });

  it('names weak and shared secrets and an address without TLS', async () => {
    const shared = '0123456789abcdef0123456789abcdef';
    const findings = await look({
      PORT: String(await freePort()),
      PUBLIC_URL: 'http://hosting.test',
      CAPTCHA_SECRET: 'a'.repeat(32),
      COOKIE_SECRET: shared,
      LINK_SECRET: shared,
    });
    const text = findings.map(({ message }) => message).join('\n');

    expect(text).toContain('CAPTCHA_SECRET is short or easy to guess.');
    expect(text).toContain('The same secret stands in COOKIE_SECRET, LINK_SECRET.');
    expect(text).toContain('PUBLIC_URL is public and has no TLS');
    expect(text).not.toContain(shared);
  });

  it('hides a secret that a server repeats', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ password }, _session, done) => done(new Error(`no ${password} here`)),
    });
    const { server: tcp } = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = tcp.address() as AddressInfo;

    const findings = await look({
      PORT: String(await freePort()),
      SMTP_URL: `smtp://me:p%40ss-told@127.0.0.1:${port}`,
    });
    const smtp = findings.find(({ check }) => check === 'smtp');
    expect(smtp).toMatchObject({ level: 'fault', message: expect.stringContaining('no *** here') });
    expect(JSON.stringify(findings)).not.toContain('p@ss-told');
  });
});

describe('npm run doctor', () => {
  const start = (script: string, given: string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...given], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
    }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  const run = (...given: string[]) => start('scripts/doctor.ts', given, { PORT: '70000' });

  it('ends with code 1 at a fault, and writes JSON when asked to', async () => {
    const { code, stdout } = { code: 0, ...(await run('--json')) };

    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      findings: [
        { check: 'settings', level: 'fault', message: expect.stringContaining('PORT must be') },
        {},
        {},
      ],
    });
  });

  it('says how it is called where an option is wrong', async () => {
    expect(await run('--at', 'web')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Unknown option '--at'.*\nnpm run doctor -- \[--as start\|actions\|web\]/,
      ),
    });
  });

  it('examines the process of its container in the image, and no other', async () => {
    const inImage = (env: Record<string, string>, ...given: string[]) =>
      start('scripts/doctor/in-image.ts', given, env);
    const [actions, web, launcher] = await Promise.all([
      inImage({ ACTION_SECRET_FILE: '/run/secrets/none' }),
      inImage({ ACTIONS_URL: 'http://actions:8090' }),
      inImage({}, '--as', 'start'),
    ]);

    expect(actions.stdout).toMatch(/settings of actions .*ACTION_SECRET_FILE names .*can't be read.*ENOENT/);
    expect(web.stdout).toMatch(/settings of web .*KEYCLOAK_URL is a required field.*\.\n/);
    expect(launcher.stderr).toContain('doctor [--as actions|web]');
  });
});
