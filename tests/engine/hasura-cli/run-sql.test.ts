import { describe, expect, it } from 'vitest';
import { CommandLine } from './command-line.ts';
import { useWorld } from './world.ts';

const { cli, client, start } = useWorld();

const count = async () =>
  (await client.query('select count(*)::int as n from item')).rows[0] as { n: number };
const found = async (name: string) => {
  const { rows } = await client.query<{ found: unknown }>('select to_regclass($1) as found', [name]);

  return rows[0]?.found;
};
/** Connections of administrators' requests that PostgreSQL still has. */
const open = async () => {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where application_name = 'engine-admin' and datname = current_database()",
  );

  return rows[0]?.n;
};

describe('run_sql with read_only', () => {
  it.each([
    'commit; begin; delete from item',
    'end; delete from item',
    'select 1 as x$a$; commit; delete from item; select 1 as x$a$',
    "select e'\\'; --'; rollback; delete from item",
    'savepoint a; delete from item',
    'rollback to savepoint a; delete from item',
    'set transaction read write; delete from item',
    'set local transaction_read_only = off; delete from item',
    'set session characteristics as transaction read write; delete from item',
    "select set_config('transaction_read_only', 'off', true); delete from item",
    'do $$ begin delete from item; end $$',
    "do $$ begin execute 'set transaction read write'; delete from item; end $$",
    'do $$ begin commit; delete from item; end $$',
    'create function pg_temp.wipe() returns void language sql as $$ delete from item $$; select pg_temp.wipe()',
    'with gone as (delete from item returning id) select * from gone',
    "copy (select 1) to program 'cat > /tmp/written'",
    "copy item to '/tmp/written'",
    'explain analyze delete from item',
    'call wipe_all()',
    'select * into copied from item',
  ])('writes nothing for %s', async (sql) => {
    await client.query(
      'create or replace procedure wipe_all() language plpgsql as $$ begin commit; delete from item; end $$',
    );
    const alone = await cli.sql(sql, { read_only: true });
    const read = { type: 'run_sql', args: { sql, source: 'default', read_only: true } };
    const write = { type: 'run_sql', args: { sql: 'savepoint a; create table beside (id int)' } };
    const bulk = await cli.send('POST', '/v2/query', { type: 'bulk', args: [write, read] });

    expect([alone.status, bulk.status]).toEqual([400, 400]);
    expect(await count()).toEqual({ n: 2 });
    expect([await found('copied'), await found('beside')]).toEqual([null, null]);
  });

  it('reads, and lets other statements of its bulk write', async () => {
    const run = (sql: string, more = {}) => ({ type: 'run_sql', args: { sql, ...more } });
    const args = [
      run('create table beside (id int)'),
      run('select count(*) from beside', { read_only: true }),
      run('drop table beside'),
    ];

    expect((await cli.sql('select count(*) from item', { read_only: true })).body).toEqual({
      result_type: 'TuplesOk',
      result: [['count'], ['2']],
    });
    expect((await cli.send('POST', '/v2/query', { type: 'bulk', args })).status).toBe(200);
  });
});

describe('run_sql with SQL that ends its transaction', () => {
  it.each([
    'create table kept (id int); commit; select 1',
    'create table kept (id int); END; select 1',
    'create table kept (id int); abort; select 1',
    'create table kept (id int); rollback and chain',
    "create table kept (id int); prepare transaction 'a'",
    'create table kept (id int);\nstart transaction',
    'create table kept (id int); select 1 as x$a$; commit; select 1 as x$a$',
    "set standard_conforming_strings = off; create table kept (id int); select '\\'; commit; --'",
  ])('is refused as a whole: %s', async (sql) => {
    expect((await cli.sql(sql)).body).toMatchObject({ code: 'not-supported', path: '$.args.sql' });
    expect(await found('kept')).toBeNull();
    expect((await cli.sql('select 1')).status).toBe(200);
  });

  it('is not confused with a rollback to a savepoint or the "end" of a function’s body', async () => {
    const sql = `
      create table kept (id int); savepoint a; insert into kept values (1); rollback to savepoint a;
      create function one() returns int begin atomic select 1; end;
      do $$ begin null; end $$;
      select count(*) from kept`;

    expect((await cli.sql(sql)).body).toEqual({ result_type: 'TuplesOk', result: [['count'], ['0']] });
    await cli.sql('drop table kept; drop function one');
  });
});

describe('the limits of run_sql', () => {
  it.each([
    'select * from generate_series(1, 1000000)',
    'select * from generate_series(1, 1000000); select 1',
    "select repeat('x', 30000000)",
    'select from generate_series(1, 1000000)',
    `copy (select repeat('x', 100), i from generate_series(1, 300000) i) to stdout`,
  ])('stop %s', async (sql) => {
    expect(await cli.sql(`create table large (id int); ${sql}`)).toMatchObject({
      status: 400,
      body: { code: 'limit-exceeded', error: expect.stringMatching(/100000 rows .* LIMIT.*psql/) as string },
    });
    expect(await found('large')).toBeNull();
    await expect.poll(open).toBe(0);
  });

  it('apply to all answers of a bulk together', async () => {
    const run = { type: 'run_sql', args: { sql: 'select from generate_series(1, 60000)' } };

    expect((await cli.send('POST', '/v2/query', { type: 'bulk', args: [run] })).status).toBe(200);
    expect((await cli.send('POST', '/v2/query', { type: 'bulk', args: [run, run] })).body).toMatchObject({
      code: 'limit-exceeded',
    });
  });

  it('stop SQL that takes too long, in PostgreSQL too, and the error names the setting', async () => {
    const impatient = await start({ ENGINE_ADMIN_TIMEOUT_MS: '100' });
    const line = new CommandLine(impatient);
    for (const limits of [
      '',
      'set statement_timeout = 0;',
      'set statement_timeout = 0; set transaction_timeout = 0;',
    ])
      expect(await line.sql(`${limits} select pg_sleep(60)`)).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('100 ms of ENGINE_ADMIN_TIMEOUT_MS') as string },
      });

    await expect.poll(open).toBe(0);
    // On a slow machine this may take longer than is allowed here, too.
    await expect.poll(async () => (await line.sql('select 1')).status).toBe(200);
    await impatient.stop();
  });
});
