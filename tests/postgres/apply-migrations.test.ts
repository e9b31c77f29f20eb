import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyMigrations } from '#embedded/postgres/apply-migrations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

describe('applyMigrations', () => {
  let root: string;
  let database: TestDatabase;

  beforeEach(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), 'hostfront-migrations-'));
    database = await createTestDatabase({ template: 'empty' });
  });
  afterEach(async () => {
    rmSync(root, { recursive: true, force: true });
    await database.close();
  });

  const put = (folder: string, sql: string) => {
    const location = path.join(root, 'hasura/migrations/default', folder);
    mkdirSync(location, { recursive: true });
    writeFileSync(path.join(location, 'up.sql'), sql);
  };
  const apply = () => applyMigrations({ databaseUrl: database.url, hasuraDir: path.join(root, 'hasura') });
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

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

  it('refuses a database that another version has taken further', async () => {
    put('1_first', 'create table a ();');
    put('2_second', 'create table b ();');
    await apply();

    rmSync(path.join(root, 'hasura/migrations/default/2_second'), { recursive: true });
    await expect(apply()).rejects.toThrow('The database has the migration 2_second, which these files lack');
  });
});
