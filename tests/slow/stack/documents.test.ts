import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/processes/free-port.ts';
import { runningDatabaseUrl } from '../../../commands/running-product.ts';
import { commandsOf } from './walk/read-blocks.ts';
import { asUser, commandOfUnit, startWalk, type Walk } from './walk/start-walk.ts';

const DOCUMENTS = ['first-day.md', 'operations.md', 'backup.md', 'upgrades.md', 'moving.md'];
/** Blocks that need what is not here. */
const SKIPPED: Readonly<Record<string, string>> = {
  'first-day.md > A backup each night > 3': 'systemd is not here',
  'backup.md > Backup > 1': 'the service of the timer runs this command',
  'backup.md > With pg_dump > 1': 'it takes the tools of PostgreSQL',
  'backup.md > Compose: back to a point in time > 4': 'it takes Docker',
};
const TAKES_DOCKER = /\b(docker|kubectl|secrets\/database_url)\b/;
const FILE = '/backups/hostfront-$(date +%F)';

/** Runs a command in the checkout, as the user, with the settings, as docs/operate/first-day.md says. */
const withSettings = (command: string): string => `hostfront bash -c '${command.replaceAll("'", `'\\''`)}'`;
/** Runs a command in the checkout of the machine of the drill, which has other settings. */
const onOther = (command: string): string =>
  asUser(`cd /tmp/drill-checkout && export BACKUP_PASSPHRASE_FILE=/etc/hostfront/passphrase && ${command}`);

describe("the operators' documentation, each of whose commands works as written", () => {
  const words: Record<string, string> = {
    // No mail server is here.
    'SMTP_URL=smtps://user:password@mail.example.com:465\n': '',
    '/backups/hostfront-2026-11-26': FILE,
    ' FILE': ` ${FILE}`,
  };
  let port = 0;
  let walk: Walk;
  beforeAll(async () => {
    port = await freePort();
    words['METRICS_PORT=9464'] = `METRICS_PORT=${await freeMetricsPort()}\nPORT=${port}`;
    words['PORT=4000'] = `PORT=${await freePort()}`;
    walk = startWalk(DOCUMENTS, words);
  });
  afterAll(async () => walk.close());

  // Each part goes on where the one before it ended.
  it('installs and starts the product', async () => install(walk));
  it('backs it up, tries the backup and restores it', async () => backUp(walk));
  it('migrates an outside database', async () => {
    words['postgres://hostfront:…@db.example:5432/hostfront'] = await runningDatabaseUrl({
      DATA_DIR: join(walk.root, 'var/lib/hostfront'),
    });
    await walk.walk('upgrades.md > An external database without Hasura > 1', { wrap: withSettings });
  });
  it('moves people to Keycloak', async () => move(walk));
  it('lets a locked out administrator in', async () => letIn(walk));
  it('takes a new release and a newer PostgreSQL', async () => {
    await upgrade(walk);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
  it('has no other commands', () => expect(untouched(walk)).toEqual([]));
});

const startService = (walk: Walk) =>
  walk.run(commandOfUnit(walk.read('/etc/systemd/system/hostfront.service')));

async function install(walk: Walk): Promise<void> {
  await walk.walk('first-day.md > One machine without containers > 1');
  walk.write('first-day.md > One machine without containers > 2', '/etc/hostfront/env');
  await walk.walk('first-day.md > One machine without containers > 3');
  await walk.walk('first-day.md > One machine without containers > 4');
  await walk.run('hostfront npm run doctor');
  await walk.end('SIGINT');
  walk.write('operations.md > As a service of systemd > 1');
  await startService(walk);
}

async function backUp(walk: Walk): Promise<void> {
  await walk.walk('first-day.md > A backup each night > 1');
  walk.write('first-day.md > A backup each night > 2');
  await walk.run(commandOfUnit(walk.read('/etc/systemd/system/hostfront-backup.service')));
  await walk.run(asUser('git clone ADDRESS /tmp/drill-checkout'));
  await walk.walk('backup.md > RPO, RTO and the drill > 1', { wrap: onOther });
  await walk.end('SIGTERM');
  await walk.walk('backup.md > Restore > 1', {
    instead: { 'DATABASE_URL=': 'it takes another PostgreSQL' },
    wrap: (command) => withSettings(`BACKUP_PASSPHRASE_FILE=/etc/hostfront/passphrase ${command}`),
  });
}

async function move(walk: Walk): Promise<void> {
  await walk.walk('moving.md > To Keycloak > 1', { wrap: withSettings });
  await walk.run(withSettings('rm hosting-with-people.json'));
}

/** Gives the administrator a new password by the Admin API; the administrator has no app that could be taken away. */
async function letIn(walk: Walk): Promise<void> {
  const commands = commandsOf(walk.take('first-day.md > Locked out > 1').text);
  const first = commands.filter((command) => !/\bID\b/.test(command));
  const found = await walk.run(withSettings(first.join('\n')));
  const id = /"id": ?"([\w-]{36})"/.exec(found)?.[1] ?? '';
  const [app, ...others] = commands
    .filter((command) => /\bID\b/.test(command))
    .toSorted((one, two) => Number(/APP/.test(two)) - Number(/APP/.test(one)));
  walk.skip(app ?? '', 'nobody has an app');
  const answer = await walk.run(withSettings([...first, ...others].join('\n').replaceAll('ID', id)));
  expect(answer).not.toMatch(/error/i);
}

async function upgrade(walk: Walk): Promise<void> {
  await walk.walk('first-day.md > A new release > 1', {
    instead: {
      'systemctl stop': async () => {
        await walk.end('SIGTERM');
        release(walk.root);
      },
      'systemctl start': () => startService(walk),
    },
  });
  await walk.end('SIGTERM');
  await walk.walk('upgrades.md > The next major version of the embedded PostgreSQL > 1', {
    wrap: withSettings,
  });
}

/** Adds a release to the repository, whose launcher differs. */
function release(root: string): void {
  const folder = join(root, 'tmp/release');
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });
  git('clone', '--quiet', join(root, 'product.git'), folder);
  appendFileSync(join(folder, 'embedded/stack/main.ts'), '// The next release.\n');
  const author = ['-c', 'user.name=Walk', '-c', 'user.email=walk@hostfront.test'];
  git('-C', folder, ...author, 'commit', '--quiet', '--all', '--message=The next release');
  git('-C', folder, 'push', '--quiet');
}

/** Returns the names of blocks that were not walked, after telling of those that are skipped. */
function untouched(walk: Walk): string[] {
  return walk.left().flatMap(({ name, text }) => {
    const why = SKIPPED[name] ?? (TAKES_DOCKER.test(text) ? 'it takes Docker' : undefined);
    if (why === undefined) return [name];
    walk.skip(name, why);
    return [];
  });
}

/** Returns the first of four ports in a row, which no test is likely to take. */
const freeMetricsPort = async (): Promise<number> => Math.min((await freePort()) + 1, 65_532);
