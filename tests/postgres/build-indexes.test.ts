import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { buildIndexes } from '#embedded/postgres/migrations/build-indexes.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { connect } from '#tests/support/postgres/connect.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';

describe('buildIndexes', () => {
  let root: string;
  let database: TestDatabase;
  let client: pg.Client;

  beforeEach(async () => {
    root = makeTestFolder(onTestFinished);
    mkdirSync(path.join(root, 'hasura/indexes'), { recursive: true });
    database = await openTestDatabase({ template: 'empty' });
    client = await connect(database.url);
    await client.query('create table a (b int); insert into a values (1), (1), (2)');
  });

  const put = (name: string, sql: string) => writeFileSync(path.join(root, 'hasura/indexes', name), sql);
  const target = () => ({ databaseUrl: database.url, hasuraDir: path.join(root, 'hasura') });
  const indexes = async () =>
    (
      await client.query<Record<string, unknown>>(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
         where indrelid = 'a'::regclass order by 1`,
      )
    ).rows;

  it('builds a missing index and drops an unwanted one; a second run does nothing', async () => {
    put('a_b_idx.sql', '-- Why.\ncreate index concurrently if not exists a_b_idx on a (b) where b > 0;\n');
    expect(await buildIndexes(target())).toEqual(['a_b_idx']);
    expect(await buildIndexes(target())).toEqual([]);

    put('a_b_idx.sql', 'drop index concurrently if exists public.a_b_idx;');
    expect(await buildIndexes(target())).toEqual(['a_b_idx']);
    expect(await buildIndexes(target())).toEqual([]);
    expect(await indexes()).toEqual([]);
  });

  it('builds an index again that an interrupted run has left invalid', async () => {
    put('a_b_key.sql', 'create unique index concurrently if not exists a_b_key on a (b);');
    await expect(buildIndexes(target())).rejects.toThrow(
      'hasura/indexes/a_b_key.sql: could not create unique',
    );
    expect(await indexes()).toEqual([{ name: 'a_b_key', valid: false }]);

    await client.query('delete from a');
    expect(await buildIndexes(target())).toEqual(['a_b_key']);
    expect(await indexes()).toEqual([{ name: 'a_b_key', valid: true }]);
  });

  it('stops when it is aborted, and the next run completes the unfinished index', async () => {
    put('a_b_idx.sql', 'create index concurrently if not exists a_b_idx on a (b);');
    const stopping = new AbortController();
    await client.query('begin; insert into a values (9)');
    const running = buildIndexes({ ...target(), signal: stopping.signal });
    const waiting = buildIndexes({ ...target(), signal: stopping.signal });
    const ends = Promise.allSettled([running, waiting]);
    await expect.poll(indexes).toEqual([{ name: 'a_b_idx', valid: false }]);

    stopping.abort();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    await client.query('commit');
    await buildIndexes(target());
    expect(await indexes()).toEqual([{ name: 'a_b_idx', valid: true }]);
  });

  it('can run several times at once and beside migrations without a deadlock', async () => {
    put('a_b_idx.sql', 'create index concurrently if not exists a_b_idx on a (b);');
    mkdirSync(path.join(root, 'hasura/migrations/default/1_first'), { recursive: true });
    writeFileSync(path.join(root, 'hasura/migrations/default/1_first/up.sql'), 'create table c ();');

    const runs = await Promise.all([
      buildIndexes(target()),
      applyMigrations(target()),
      buildIndexes(target()),
      buildIndexes(target()),
    ]);

    expect(runs.flat().sort()).toEqual(['a_b_idx', 'first']);
  });

  it.each([
    ['a_b_idx.sql', 'create index a_b_idx on a (b);'],
    ['a_b_idx.sql', 'create index concurrently if not exists other on a (b);'],
    ['a_b_idx.sql', 'create index concurrently if not exists a_b_idx on a (b); drop table a;'],
    ['a_b_idx.sql', 'drop index concurrently if exists a_b_idx, other;'],
    ['a_b_idx.txt', 'create index concurrently if not exists a_b_idx on a (b);'],
  ])('refuses %s with "%s"', async (file, sql) => {
    put(file, sql);

    await expect(buildIndexes(target())).rejects.toThrow(`hasura/indexes/${file} must hold one statement`);
  });
});
