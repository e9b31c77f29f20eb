import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clientSecrets } from '#tests/actions/start-identity.ts';
import { startLoginServer } from '#tests/support/processes/start-login-server.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { findingsIn, hear, say, unheardIn } from '#tests/support/doctor.ts';
import { examineSettings } from '../../commands/doctor/check-settings.ts';
import { examine } from '../../commands/doctor/examine.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
describe("the doctor's checks of environment variables", () => {
  const look = (source: Record<string, string>) =>
    examine({
      process: 'start',
      root,
      source: { ...source, DATA_DIR: '/nowhere/data' },
      deadlineMs: 2_000,
    }).then(hear);

  it('name required variables that are missing, as the actions service itself would', async () => {
    const findings = hear(await examine({ process: 'actions', root, source: {} }));

    expect(findings.find(({ check }) => check === 'settings')).toMatchObject({
      level: 'fault',
      message: expect.stringMatching(/DATABASE_URL is a required field.*ACTION_SECRET is a required field/),
    });
  });

  it.each([
    ['engine', { HASURA_GRAPHQL_PG_CONNECTIONS: 'many' }],
    ['actions', { IMAP_URL: 'ftp://mail.test' }],
    ['web', { GRAPHQL_REQUESTS_PER_MINUTE: '-1' }],
  ])('report a wrong variable that would keep the %s part from starting', async (_part, source) => {
    const [name = ''] = Object.keys(source);

    expect(await look(source)).toContainEqual(
      expect.objectContaining({ check: 'settings', level: 'fault', message: expect.stringContaining(name) }),
    );
  });

  it('report weak secrets, secrets used twice, and a public address without TLS', async () => {
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

  it('repeat the warnings that the actions service itself would log', async () => {
    const source = {
      DATABASE_URL: 'postgres://127.0.0.1/x',
      KEYCLOAK_URL: 'http://127.0.0.1:1',
      PUBLIC_URL: 'https://hosting.test',
      ...clientSecrets,
      ...Object.fromEntries(
        ['ACTION', 'CAPTCHA', 'COOKIE', 'LIMIT', 'SESSION', 'TICKET', 'LINK'].map((name) => [
          `${name}_SECRET`,
          createHash('sha256').update(name).digest('hex'),
        ]),
      ),
    };

    expect(await say(examineSettings('actions', root, source).check)).toContain(
      'warning: PUBLIC_URL is public and TRUSTED_PROXIES is empty',
    );
  });

  it('hide a password that a mail server repeats in its answer', async () => {
    const server = await startLoginServer('another');

    const findings = await look({
      PORT: String(await freePort()),
      SMTP_URL: `smtp://me:p%40ss-told@${server}`,
    });
    const smtp = findings.find(({ check }) => check === 'smtp');
    expect(smtp).toMatchObject({ level: 'fault', message: expect.stringContaining('no *** here') });
    expect(JSON.stringify(findings)).not.toContain('p@ss-told');
  });
  it('have each of their messages tested in this file', () => {
    expect(unheardIn(['check-settings.ts'])).toEqual([]);
  });
});

describe('npm run doctor', () => {
  const start = async (script: string, given: string[], env: Record<string, string>) => {
    const { ended, said } = await startProgram(join(root, script), given, { cwd: root, env });
    return { code: await ended, ...said };
  };
  const run = (...given: string[]) => start('commands/doctor.ts', given, { PORT: '70000' });

  it('ends with code 1 if there is a fault, and prints JSON with --json', async () => {
    const { code, stdout } = await run('--json');

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

  it('prints its usage if an option is wrong', async () => {
    expect(await run('--at', 'web')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Unknown option '--at'.*\nnpm run doctor -- \[--as start\|actions\|web\]/,
      ),
    });
  });

  it('examines only the service of its own container if it runs in the image', async () => {
    const inImage = (env: Record<string, string>, ...given: string[]) =>
      start('commands/doctor/in-image.ts', given, env);
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

it('each message of the doctor is tested in a file of tests/stack', () => {
  const tests = readdirSync(join(root, 'tests/stack')).filter((file) => /^doctor.*\.test\.ts$/.test(file));
  const asked = tests.flatMap((file) => {
    const text = readFileSync(join(root, 'tests/stack', file), 'utf8');
    return /unheardIn\(\[([^\]]*)/.exec(text)?.[1]?.match(/[\w-]+\.ts/g) ?? [];
  });
  const files = readdirSync(join(root, 'commands/doctor')).filter((file) => findingsIn(file).length > 0);

  expect(asked.toSorted()).toEqual(files.toSorted());
});
