import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations, type MigrateOptions } from '#embedded/postgres/migrations/apply-migrations.ts';
import { missingMigrations } from '#embedded/postgres/migrations/missing-migrations.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';

describe('applyMigrations', () => {
  let root: string;
  let database: TestDatabase;

  beforeEach(async () => {
    root = makeTestFolder(onTestFinished);
    database = await openTestDatabase({ template: 'empty' });
  });

  const put = (folder: string, sql: string) => {
    const location = path.join(root, 'hasura/migrations/default', folder);
    mkdirSync(location, { recursive: true });
    writeFileSync(path.join(location, 'up.sql'), sql);
  };
  const apply = (options: Partial<MigrateOptions> = {}) =>
    applyMigrations({ databaseUrl: database.url, hasuraDir: path.join(root, 'hasura'), ...options });
  const query = (sql: string) => ask(database.url, sql);

  it("adds name and hash to the entry of a migration that Hasura's command line has applied", async () => {
    put('1_first', 'create table a ();');
    await apply();
    put('2_second', 'create table b ();');
    await query("insert into embedded.migrations (version, name, sha256) values (2, '', '')");

    expect(await apply()).toEqual([]);
    expect(await query('select name, length(sha256) from embedded.migrations where version = 2')).toEqual([
      { name: 'second', length: 64 },
    ]);
    put('2_second', 'create table c ();');
    await expect(apply()).rejects.toThrow('was changed after it was applied');
  });

  it('applies only migrations that are not applied yet', async () => {
    put('1_first', 'create table a ();');
    expect(await apply()).toEqual(['first']);

    put('2_second', 'create table b ();');
    expect(await apply()).toEqual(['second']);
    expect(await apply()).toEqual([]);
  });

  it('rolls a failed file back completely, keeps the files before it, and names file and line', async () => {
    put('1_first', 'create table a ();');
    put('2_second', 'create table b ();\n\nselect * from nowhere;');

    await expect(apply()).rejects.toThrow(
      'hasura/migrations/default/2_second/up.sql, line 3: relation "nowhere" does not exist.',
    );
    expect(await query(`select tablename from pg_tables where schemaname = 'public'`)).toEqual([
      { tablename: 'a' },
    ]);
  });

  it('applies nothing if a later file contains a statement that is not allowed', async () => {
    put('1_first', 'create table a ();');
    put('2_second', 'create index concurrently on a (b);');

    await expect(apply()).rejects.toThrow('hasura/migrations/default/2_second/up.sql, line 1');
    expect(await query(`select from pg_namespace where nspname = 'embedded'`)).toEqual([]);
  });

  it('refuses a file that was changed after it was applied, but ignores different line ends', async () => {
    put('1_first', 'create table a ();\n');
    await apply();

    put('1_first', 'create table a ();\r\n');
    expect(await apply()).toEqual([]);
    put('1_first', 'create table a (b int);\n');
    await expect(apply()).rejects.toThrow(
      'up.sql was changed after it was applied; add a new migration instead.',
    );
  });

  it('changes nothing on a server older than PostgreSQL 17', async () => {
    put('1_first', 'create table a ();');
    await query(`create schema old; create function old.current_setting(text) returns text
      language sql return case $1 when 'server_version' then '15.14' else '150014' end`);
    const old = new URL(database.url);
    old.searchParams.set('options', '-c search_path=old,pg_catalog,public');

    await expect(apply({ databaseUrl: old.href })).rejects.toThrow(
      'The database runs on PostgreSQL 15.14, but this product needs 17 or newer; nothing was changed.',
    );
    expect(await query(`select from pg_namespace where nspname = 'embedded'`)).toEqual([]);
  });

  describe('while another transaction holds a lock on the table', () => {
    const quick = { lockTimeoutMs: 20, retryDelaysMs: [5, 5] };

    beforeEach(async () => {
      put('1_first', 'create table a (); create table b ();');
      await apply();
      put('2_second', 'drop table b; alter table a add column c int;');
      put('3_third', 'create table d ();');
    });

    it('releases its own locks and tries again, and succeeds once the lock is free', async () => {
      const lines: string[] = [];

      await withClient(database.url, async (holder) => {
        await holder.query('begin; lock table a in access share mode');
        const say = async (text: string) => {
          lines.push(text);
          if (lines.length < 2) return;
          await holder.query('commit');
        };
        expect(await apply({ ...quick, say: (text) => void say(text), retryDelaysMs: [5, 500] })).toEqual([
          'second',
          'third',
        ]);
      });

      expect(lines[0]).toBe(
        'hasura/migrations/default/2_second/up.sql got no lock in time, because a transaction holds it; next try in 0.005 s',
      );
      expect(lines).toHaveLength(2);
    });

    it('fails after the last try, without having applied a part of the file', async () => {
      await withClient(database.url, async (holder) => {
        await holder.query('begin; lock table a in access share mode');
        await expect(apply(quick)).rejects.toThrow(
          'hasura/migrations/default/2_second/up.sql got no lock in 3 tries, so it was not applied',
        );
      });

      expect(await query(`select tablename from pg_tables where schemaname = 'public' order by 1`)).toEqual([
        { tablename: 'a' },
        { tablename: 'b' },
      ]);
      expect(await apply()).toEqual(['second', 'third']);
    });
  });

  describe("beside Hasura's own record of migrations", () => {
    const state = async () =>
      (await query('select cli_state from hdb_catalog.hdb_version')).map(({ cli_state: found }) => found);
    const startHasura = (cliState: string) =>
      query(`create schema if not exists hdb_catalog;
        create table hdb_catalog.hdb_version (cli_state jsonb not null default '{}');
        insert into hdb_catalog.hdb_version values ('${cliState}')`);

    beforeEach(() => {
      put('1_first', 'create table a ();');
      put('2_second', 'create table b ();');
    });

    it("applies only migrations that Hasura has not applied, and adds them to Hasura's record", async () => {
      await query('create table a ()');
      await startHasura(
        '{"settings": {"migration_mode": "true"}, "migrations": {"other": {"7": false}, "default": {"1": false}}}',
      );

      expect(await apply()).toEqual(['second']);

      expect(await state()).toEqual([
        {
          settings: { migration_mode: 'true' },
          isStateCopyCompleted: true,
          migrations: { other: { 7: false }, default: { 1: false, 2: false } },
        },
      ]);
      expect(await query('select version, name from embedded.migrations order by 1')).toEqual([
        { version: '1', name: 'first' },
        { version: '2', name: 'second' },
      ]);
      expect(await apply()).toEqual([]);
    });

    it('is not needed: missingMigrations finds none if Hasura has applied all', async () => {
      await startHasura('{"migrations": {"default": {"1": false, "2": false}}}');

      expect(
        await missingMigrations({ databaseUrl: database.url, hasuraDir: path.join(root, 'hasura') }),
      ).toEqual({ names: [], migrating: '' });
    });

    it("with forHasura fills hdb_catalog.schema_migrations before Hasura's first start, then Hasura's record", async () => {
      await apply();
      expect(await query(`select to_regclass('hdb_catalog.schema_migrations') as name`)).toEqual([
        { name: null },
      ]);

      await apply({ forHasura: true });
      expect(await query('select * from hdb_catalog.schema_migrations order by 1')).toEqual([
        { version: '1', dirty: false },
        { version: '2', dirty: false },
      ]);

      put('3_third', 'create table c ();');
      await startHasura('{}');
      await apply();
      expect(await state()).toEqual([
        { isStateCopyCompleted: true, migrations: { default: { 1: false, 2: false, 3: false } } },
      ]);
    });

    it('records in both places only the migrations that were committed before a failure', async () => {
      await startHasura('{}');
      put('2_second', 'create table b (); select * from nowhere;');

      await expect(apply()).rejects.toThrow('relation "nowhere" does not exist');

      expect(await state()).toMatchObject([{ migrations: { default: { 1: false } } }]);
      expect(await query('select name from embedded.migrations')).toEqual([{ name: 'first' }]);
    });

    it('refuses a migration that Hasura marked dirty, and one that has no file', async () => {
      await startHasura('{"migrations": {"default": {"1": true}}}');
      await expect(apply()).rejects.toThrow('the migration 1 was interrupted ("dirty")');

      await query(
        `update hdb_catalog.hdb_version set cli_state = '{"migrations": {"default": {"9": false}}}'`,
      );
      await expect(apply()).rejects.toThrow('The database has the migration 9, which these files lack');
    });
  });
});
