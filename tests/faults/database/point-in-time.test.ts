import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { fillProduct } from '#tests/backup/fill-product.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { killServer } from './killable-postgres.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const chapter =
  readFileSync(new URL('../../../docs/operate/backup.md', import.meta.url), 'utf8').split(
    '## Compose: back to a point in time',
  )[1] ?? '';
const blockOf = (language: string) =>
  chapter.split(`\`\`\`${language}\n`)[1]?.split('```')[0]?.replaceAll('/archive', archive) ?? '';

const folder = makeTestFolder(afterAll);
const archive = join(folder, 'archive');

/** Settings of the chapter's compose file: `-cname=value` each. */
function archiveSettings(): Record<string, string> {
  const { services } = parse(blockOf('yaml')) as { services: { postgres: { command: string[] } } };
  return Object.fromEntries(
    services.postgres.command.slice(1).map((argument) => {
      const [, name = '', value = ''] = /^-c(\w+)=(.*)$/.exec(argument) ?? [];
      return [name, value];
    }),
  );
}

/**
 * Does what docs/operate/backup.md says for compose, with its own settings. `pg_basebackup`, which npm has not got, is done by
 * the statements that it uses itself.
 */
describe('a point-in-time recovery of PostgreSQL', () => {
  let running: RunningPostgres | undefined;
  const start = async (dataDir: string) => {
    running = await startPostgres({
      dataDir,
      superuserPassword: 'test-superuser',
      settings: archiveSettings(),
    });
    return running;
  };
  afterAll(() => running?.stop());

  it('restores what was committed before that time, and nothing committed later', async () => {
    mkdirSync(archive);
    // The server's account writes the archive.
    chmodSync(folder, 0o755);
    chmodSync(archive, 0o777);
    const first = await start(join(folder, 'first'));
    const { url, name } = await createTestDatabase({ superuserUrl: first.superuserUrl });
    await fillProduct(url);

    await copyBase(first.superuserUrl, join(folder, 'first'), join(folder, 'second'));
    const time = await withClient(url, async (client) => {
      await client.query(`insert into contacts (email) values ('before@example.test')`);
      const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
      await client.query(`insert into contacts (email) values ('after@example.test')`);
      return rows[0]?.now ?? '';
    });
    await archiveWal(first.superuserUrl);
    killServer(join(folder, 'first'));
    await first.exited;

    const settings = blockOf('ini').replace(/^(recovery_target_time = ).*$/m, `$1'${time}'`);
    appendFileSync(join(folder, 'second/postgresql.auto.conf'), settings);
    writeFileSync(join(folder, 'second/recovery.signal'), '');
    const second = await start(join(folder, 'second'));
    const own = new URL(url);
    own.port = String(second.port);

    expect(settings).toContain(time);
    await withClient(own.href, async (client) => {
      const { rows } = await client.query(
        `select email from contacts where email in ('before@example.test', 'after@example.test')`,
      );
      expect(rows).toEqual([{ email: 'before@example.test' }]);
      await client.query('select public.hold_restored_data($1)', [time]);
    });
    await expectHeldThenRelayed(own.href);
    await waitUntil('the archive knows the new timeline', () =>
      readdirSync(archive).includes('00000002.history'),
    );
    expect(own.pathname).toBe(`/${name}`);
  });

  it('uses an archive_command that accepts the same WAL file twice, but no other content under its name', () => {
    mkdirSync(archive, { recursive: true });
    const command = (archiveSettings()['archive_command'] ?? '').replaceAll('%f', 'same');
    const run = (content: string) => {
      writeFileSync(join(folder, 'wal'), content);
      return spawnSync('sh', ['-c', command.replaceAll('%p', join(folder, 'wal'))], { stdio: 'ignore' })
        .status;
    };

    expect([run('one'), run('one'), run('two')]).toEqual([0, 0, 1]);
    expect(readFileSync(join(archive, 'same'), 'utf8')).toBe('one');
    execFileSync('rm', [join(archive, 'same')]);
  });
});

/** Copies the folder of a running server, as `pg_basebackup -X none` does. */
async function copyBase(superuserUrl: string, from: string, to: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await client.query(`select pg_backup_start('base', true)`);
    cpSync(from, to, {
      recursive: true,
      filter: (file) => !/^(pg_wal\/.+|postmaster\.(pid|opts))$/.test(relative(from, file)),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  });
}

/** Waits until all that was written is in the archive; `archive_timeout` does so each minute. */
async function archiveWal(superuserUrl: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    await waitUntil('the WAL is archived', () => readdirSync(archive).includes(rows[0]?.file ?? ''));
  });
}

async function expectHeldThenRelayed(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl);
  expect(await relayOutbox(pool)).toEqual({ relayed: 0 });
  await pool.query('update holds set resumed_at = now()');
  expect((await relayOutbox(pool)).relayed).toBeGreaterThan(0);
  expect((await pool.query('select from outbox.events where position is null')).rowCount).toBe(0);
  await pool.end();
}
