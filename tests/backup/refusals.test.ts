import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { writeBackupFile } from '#embedded/backup/backup-file.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { createTestDatabase, openTestDatabase } from '#tests/support/postgres/database.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { useStarted } from '#tests/support/use-started.ts';

const hasuraDir = 'hasura';
const passphrase = 'a long passphrase';
/** Version of the migration by which restored data are held; older backups end before it. */
const HOLD = 1_795_700_000_000n;
const HEADER = {
  format: 1,
  product: '9.0.0',
  snapshot_at: '2026-01-01T00:00:00Z',
  server_version: '17.0',
  migrations: ['1_first'],
  queue: null,
  has_realm: false,
  secrets: null,
};

describe('restore of a backup', () => {
  const folder = useDataFolder();
  const at = (name: string) => join(folder, name);

  /** Restores into a database, by default the empty one, or into the new data folder `target`. */
  const restore = (file: string, into = empty.url) =>
    restoreProduct({
      file: at(file),
      passphrase,
      databaseUrl: into === 'folder' ? undefined : into,
      dataDir: at('target'),
      hasuraDir,
    });
  /** Writes a plain file of these lines. */
  async function write(file: string, ...lines: object[]): Promise<void> {
    async function* content(): AsyncIterable<Buffer> {
      yield Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    await writeBackupFile(at(file), content(), { passphrase: undefined });
  }
  const tablesOf = (url: string) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query(
        `select from pg_tables where schemaname !~ '^(pg_|information)'`,
      );
      return rowCount;
    });

  const source = useStarted(() => createTestDatabase());
  const empty = useStarted(() => createTestDatabase({ template: 'empty' }));
  beforeAll(async () => {
    mkdirSync(at('source'));
    writeFileSync(
      at('source/secrets.json'),
      JSON.stringify({ superuserPassword: 'x', databasePassword: 'y' }),
    );
    await backupProduct({
      file: at('good'),
      passphrase,
      workFactor: 4,
      databaseUrl: source.url,
      dataDir: at('source'),
      hasuraDir,
      product: '1.0.0',
    });
  });

  it('refuses an unknown migration or a file that was cut off, and changes nothing in the target', async () => {
    await write('newer-data', HEADER, { end: true, sequences: {}, rows: {} });
    const whole = readFileSync(at('good'));
    writeFileSync(at('torn'), whole.subarray(0, whole.length - 100));

    await expect(restore('newer-data')).rejects.toThrow(
      '(9.0.0): it has the migration 1_first, which this one lacks.',
    );
    await expect(restore('torn')).rejects.toThrow('is torn or was changed');
    await expect(restore('torn', 'folder')).rejects.toThrow('is torn or was changed');
    expect(await tablesOf(empty.url)).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('target'))).toEqual([]);
  });

  it('refuses a target that has data, is in use, has other migrations or encoding, or is a folder with files', async () => {
    await expect(restore('good', source.url)).rejects.toThrow('The target is not empty: the table public.');

    await withClient(empty.url, async () => {
      await expect(restore('good')).rejects.toThrow('The target is in use');
    });
    const other = await openTestDatabase({ template: 'empty' });
    await withClient(other.url, (client) =>
      client.query(`create schema embedded; create table embedded.migrations (version bigint, name text, sha256 text);
        insert into embedded.migrations values (1, 'other', '')`),
    );
    await expect(restore('good', other.url)).rejects.toThrow(
      'The target has the migration 1_other, which the backup had not',
    );

    const ascii = new URL(inject('superuserUrl'));
    const create = `create database ascii template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`;
    await withClient(ascii.href, (client) => client.query(create));
    ascii.pathname = '/ascii';
    await expect(restore('good', ascii.href)).rejects.toThrow("The target's encoding is SQL_ASCII; create");
    await withClient(inject('superuserUrl'), (client) => client.query('drop database ascii'));

    mkdirSync(at('target'));
    writeFileSync(at('target/secrets.json'), '{}');
    await expect(restore('good', 'folder')).rejects.toThrow('is not empty; name another one in DATA_DIR');
    expect(readdirSync(at('target'))).toEqual(['secrets.json']);
    rmSync(at('target'), { recursive: true });
  });

  it('takes a target that has the same migrations and nothing but the rows that they bring', async () => {
    const migrated = await openTestDatabase({ template: 'empty' });
    await applyMigrations({ databaseUrl: migrated.url, hasuraDir });

    await restore('good', migrated.url);

    const { rows } = await withClient(migrated.url, (client) =>
      client.query('select extension from domain_extensions order by sort_order limit 1'),
    );
    expect(rows).toEqual([{ extension: '.com' }]);
  });

  it('keeps no rows in the target if the backup has fewer rows than it states', async () => {
    const migrations = readdirSync(join(hasuraDir, 'migrations/default')).toSorted();
    await write(
      'lost',
      { ...HEADER, migrations, secrets: { superuserPassword: 'x', databasePassword: 'y' } },
      { end: true, sequences: {}, rows: { 'public.contacts': 1 } },
    );

    await expect(restore('lost')).rejects.toThrow('the table public.contacts should have 1 rows');
    await withClient(empty.url, async (client) => {
      expect((await client.query('select from outbox.relay')).rowCount).toBe(1);
      expect((await client.query('select from holds')).rowCount).toBe(0);
    });
    await expect(restore('lost', 'folder')).rejects.toThrow('the table public.contacts should have 1 rows');
    expect(existsSync(at('target'))).toBe(false);
  });

  it('applies newer migrations to the backup of an older release, and marks the restored data as held', async () => {
    const older = await openTestDatabase({ template: 'empty' });
    const target = await openTestDatabase({ template: 'empty' });
    await applyMigrations({
      databaseUrl: older.url,
      hasuraDir,
      isWanted: ({ version }) => version < HOLD,
    });
    await withClient(older.url, (client) =>
      client.query(`insert into contacts (email) values ('salma@example.test')`),
    );
    await backupProduct({
      file: at('older'),
      passphrase,
      workFactor: 4,
      databaseUrl: older.url,
      dataDir: at('none'),
      hasuraDir,
      product: '0.1.0',
    });

    await restore('older', target.url);

    await withClient(target.url, async (client) => {
      const { rows } = await client.query(
        'select public.is_held(), (select count(*)::int from contacts) as contacts',
      );
      expect(rows).toEqual([{ is_held: true, contacts: 1 }]);
    });
  });
});
