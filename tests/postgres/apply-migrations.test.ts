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

  it("completes the entry of a migration that Hasura's command line has applied", async () => {
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

  it('applies what is new and only that', async () => {
    put('1_first', 'create table a ();');
    expect(await apply()).toEqual(['first']);

    put('2_second', 'create table b ();');
    expect(await apply()).toEqual(['second']);
    expect(await apply()).toEqual([]);
  });

  it('takes a file wholly or not at all, keeps those before it, and names file and line', async () => {
    put('1_first', 'create table a ();');
    put('2_second', 'create table b ();\n\nselect * from nowhere;');

    await expect(apply()).rejects.toThrow(
      'hasura/migrations/default/2_second/up.sql, line 3: relation "nowhere" does not exist.',
    );
    expect(await query(`select tablename from pg_tables where schemaname = 'public'`)).toEqual([
      { tablename: 'a' },
    ]);
  });

  it('touches nothing when a later file can not run', async () => {
    put('1_first', 'create table a ();');
    put('2_second', 'create index concurrently on a (b);');

    await expect(apply()).rejects.toThrow('hasura/migrations/default/2_second/up.sql, line 1');
    expect(await query(`select from pg_namespace where nspname = 'embedded'`)).toEqual([]);
  });

  it('refuses a file that was changed after it was applied, line ends aside', async () => {
    put('1_first', 'create table a ();\n');
    await apply();

    put('1_first', 'create table a ();\r\n');
    expect(await apply()).toEqual([]);
    put('1_first', 'create table a (b int);\n');
    await expect(apply()).rejects.toThrow(
      'up.sql was changed after it was applied; add a new migration instead.',
    );
  });

  it('touches nothing on a server that is too old', async () => {
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

  describe('where another transaction holds a lock', () => {
    const quick = { lockTimeoutMs: 20, retryDelaysMs: [5, 5] };

    beforeEach(async () => {
      put('1_first', 'create table a (); create table b ();');
      await apply();
      put('2_second', 'drop table b; alter table a add column c int;');
      put('3_third', 'create table d ();');
    });

    it('lets go of what it has locked, and applies the file as soon as the lock is free', async () => {
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

    it('gives up after the last try, with nothing done by half', async () => {
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

  describe('with the record of Hasura', () => {
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

    it('applies what Hasura has not applied, and tells Hasura', async () => {
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

    it('finds nothing missing where Hasura alone has applied all', async () => {
      await startHasura('{"migrations": {"default": {"1": false, "2": false}}}');

      expect(
        await missingMigrations({ databaseUrl: database.url, hasuraDir: path.join(root, 'hasura') }),
      ).toEqual({ names: [], migrating: '' });
    });

    it('tells a Hasura that comes later what is there, by the table that its command line takes over', async () => {
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

    it('keeps both records at what was committed', async () => {
      await startHasura('{}');
      put('2_second', 'create table b (); select * from nowhere;');

      await expect(apply()).rejects.toThrow('relation "nowhere" does not exist');

      expect(await state()).toMatchObject([{ migrations: { default: { 1: false } } }]);
      expect(await query('select name from embedded.migrations')).toEqual([{ name: 'first' }]);
    });

    it('refuses what Hasura left by half, and what these files lack', async () => {
      await startHasura('{"migrations": {"default": {"1": true}}}');
      await expect(apply()).rejects.toThrow('the migration 1 was interrupted ("dirty")');

      await query(
        `update hdb_catalog.hdb_version set cli_state = '{"migrations": {"default": {"9": false}}}'`,
      );
      await expect(apply()).rejects.toThrow('The database has the migration 9, which these files lack');
    });
  });
});
