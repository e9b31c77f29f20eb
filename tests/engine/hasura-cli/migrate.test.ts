import { describe, expect, it } from 'vitest';
import { items, useWorld } from './world.ts';

const { engine, cli, client } = useWorld();

describe('hasura migrate', () => {
  it('applies and reverts a migration, and the embedded migration runner sees both', async () => {
    expect(await cli.applied()).toEqual(['100']);

    expect(await cli.migrate('200', 'create table made (id int); select 1', 'up')).toMatchObject({
      status: 200,
    });
    expect(await cli.applied()).toEqual(['100', '200']);
    const known = 'select version from embedded.migrations order by version';
    expect((await client.query(known)).rows).toEqual([{ version: '100' }, { version: '200' }]);

    await cli.migrate('200', 'drop table made', 'down');
    expect(await cli.applied()).toEqual(['100']);
    expect((await client.query(known)).rows).toEqual([{ version: '100' }]);
  });

  it('rolls back a migration that fails in the middle', async () => {
    const { status, body } = await cli.migrate(
      '300',
      'create table half (id int); select * from nowhere',
      'up',
    );

    expect(status).toBe(400);
    expect(body).toMatchObject({
      path: '$.args',
      error: 'query execution failed',
      code: 'postgres-error',
      internal: { error: { message: 'relation "nowhere" does not exist', status_code: '42P01' } },
    });
    expect(await cli.applied()).toEqual(['100']);
    expect((await client.query("select to_regclass('half') as found")).rows).toEqual([{ found: null }]);
  });

  it('records a skipped migration without running it', async () => {
    await cli.beginMigrate();
    await cli.mark('400', 'up');
    expect(await cli.applied()).toEqual(['100', '400']);

    await cli.mark('400', 'down');
    expect(await cli.applied()).toEqual(['100']);
  });

  it('is told that pg_dump is not supported', async () => {
    const opts = ['-O', '-x', '--schema-only', '--schema', 'public'];
    const { status, body } = await cli.send('POST', '/v1alpha1/pg_dump', { opts, clean_output: true });

    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'not-supported',
      error: expect.stringContaining('pg_dump') as string,
    });
  });
});

describe('run_sql', () => {
  it('returns every value as text', async () => {
    const { body } = await cli.sql(
      'select 1 as n, null as nothing, true as yes, now()::date = now()::date as same',
    );

    expect(body).toEqual({
      result_type: 'TuplesOk',
      result: [
        ['n', 'nothing', 'yes', 'same'],
        ['1', 'NULL', 't', 't'],
      ],
    });
    expect((await cli.sql('create table t (id int); drop table t')).body).toEqual({
      result_type: 'CommandOk',
      result: null,
    });
  });

  it('runs all statements of a bulk in one transaction', async () => {
    const seed = (sql: string) => ({ type: 'run_sql', args: { sql, source: 'default' } });
    const failed = [seed('insert into item values (3)'), seed('insert into item values (3)')];
    const done = [seed('insert into item values (3)'), seed('delete from item where id = 3')];

    expect((await cli.send('POST', '/v2/query', { type: 'bulk', args: failed })).body).toMatchObject({
      path: '$.args[1].args',
      internal: { error: { status_code: '23505' } },
    });
    expect(await items(engine)).toEqual([1, 2]);
    expect((await cli.send('POST', '/v2/query', { type: 'bulk', args: done })).body).toEqual([
      { result_type: 'CommandOk', result: null },
      { result_type: 'CommandOk', result: null },
    ]);
  });
});
