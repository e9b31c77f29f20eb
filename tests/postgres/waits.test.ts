import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { buildIndexes } from '#embedded/postgres/migrations/build-indexes.ts';
import { missingMigrations } from '#embedded/postgres/migrations/missing-migrations.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { connect } from '#tests/support/postgres/connect.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';

describe('while migrations or indexes wait, the operator is told', () => {
  let root: string;
  let database: TestDatabase;
  let holder: pg.Client;
  let lines: string[];

  beforeEach(async () => {
    root = makeTestFolder(onTestFinished);
    database = await openTestDatabase({ template: 'empty' });
    holder = await connect({ connectionString: database.url, application_name: 'a report' });
    lines = [];
  });

  const put = (file: string, sql: string) => {
    const place = path.join(root, 'hasura', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, sql);
  };
  const target = () => ({
    databaseUrl: database.url,
    hasuraDir: path.join(root, 'hasura'),
    say: (text: string) => lines.push(text),
  });
  const A_REPORT = /^.* "a report" \(session \d+ from 127\.0\.0\.1, since \d\d:\d\d:\d\d UTC\)/;

  it('which session is migrating, also by missingMigrations, which takes no lock', async () => {
    put('migrations/default/1_first/up.sql', 'create table a ();');
    await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);

    const applied = applyMigrations(target());
    await expect.poll(() => lines[0]).toMatch(new RegExp(`${A_REPORT.source}, which migrates\\.$`));
    const { names, migrating } = await missingMigrations(target());
    await holder.query('select pg_advisory_unlock_all()');

    expect({ names, migrating: ` ${migrating}` }).toEqual({
      names: ['first'],
      migrating: expect.stringMatching(A_REPORT) as string,
    });
    expect(await applied).toEqual(['first']);
  });

  it('which session blocks a migration file, and which one blocks an index', async () => {
    put('migrations/default/1_first/up.sql', 'create table a (b int);');
    await applyMigrations(target());
    put('migrations/default/2_second/up.sql', 'alter table a add column c int;');
    put('indexes/a_b_idx.sql', 'create index concurrently if not exists a_b_idx on a (b);');

    await holder.query('begin; lock table a in access exclusive mode');
    const applied = applyMigrations({ ...target(), lockTimeoutMs: HANGS_AFTER_MS });
    await expect.poll(() => lines[0]).toMatch(A_REPORT);
    expect(lines[0]).toMatch(/2_second\/up\.sql waits for /);
    await holder.query('commit');
    await expect(applied).resolves.toEqual(['second']);
    await holder.query('begin; insert into a values (1)');
    const built = buildIndexes(target());
    await expect.poll(() => lines.at(-1)).toMatch(new RegExp(`^The index a_b_idx waits for "a report"`));
    await holder.query('commit');

    expect(await built).toEqual(['a_b_idx']);
  });

  it('how long a file took, and which tables it locked with how many rows', async () => {
    put('migrations/default/1_first/up.sql', 'create table large (a int); create table small (a int);');
    await applyMigrations(target());
    await holder.query('insert into large select generate_series(1, 12345)');
    await holder.query('insert into small values (1); analyze large, small');
    put(
      'migrations/default/2_second/up.sql',
      'alter table large alter a type bigint; lock table small in share mode; select pg_sleep(1.1);',
    );

    await applyMigrations(target());

    expect(lines.at(-1)).toMatch(
      /2_second\/up\.sql took \d+\.\d s; meanwhile nobody could read or write large \(12,345 rows\); meanwhile nobody could write to small \(1 rows\)\.$/,
    );
  });

  it('at which address the database does not answer', async () => {
    put('migrations/default/1_first/up.sql', 'create table a ();');
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;

    const applied = applyMigrations({ ...target(), databaseUrl: `postgres://a:b@127.0.0.1:${port}/c` });
    applied.catch(() => undefined);
    await expect.poll(() => lines).toEqual([`Waiting for the answer of the database at 127.0.0.1:${port}.`]);
    for (const socket of sockets) socket.destroy();
    await expect(applied).rejects.toThrow("The database to migrate can't be opened");
    silent.close();
  });
});
