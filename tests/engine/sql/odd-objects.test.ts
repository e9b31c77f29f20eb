import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '#embedded/engine/contract/core.ts';
import { tableKey } from '#embedded/engine/contract/execution.ts';
import { nobody } from '../support/nobody.ts';
import { loadOn, realCore } from '../support/real-core.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const SESSION = { role: 'admin', variables: {}, isTrusted: true, useBackendOnlyPermissions: false };

const SCHEMA = `
  create table f_row (id int primary key, name text);
  insert into f_row values (1, 'a'), (2, 'b');
  create function f_search(q text default '', lim int default 10) returns setof f_row language sql stable as $$
    select * from f_row where name >= q order by id limit lim $$;
  create function f_pay(r f_row, a int default 1, b int default 2) returns int language sql stable as $$
    select r.id * a + b $$;
  create function f_late(a int default 1, r f_row default null, b int default 2) returns int language sql stable as $$
    select r.id * a + b $$;
  create table base (id int primary key, note text);
  create table heir () inherits (base);
  insert into base values (1, 'base'), (2, 'base');
  insert into heir values (1, 'heir'), (2, 'heir'), (3, 'heir');
  create table twin (id int primary key);
  create function twin() returns setof f_row language sql stable as $$ select * from f_row $$`;

describe('unusual tables and functions', () => {
  let core: Core;

  const ask = async (query: string) =>
    JSON.parse((await core.executor.execute({ query }, SESSION, nobody())).body) as unknown;

  const { pool } = usePool({ template: 'empty' }, { max: 2 });
  beforeAll(async () => {
    await pool.query(SCHEMA);
    const computed_fields = [
      { name: 'pay', definition: { function: 'f_pay' } },
      { name: 'late', definition: { function: 'f_late', table_argument: 'r' } },
    ];
    const functions = [
      { function: 'f_search' },
      { function: 'twin', configuration: { custom_name: 'twin_rows' } },
    ];
    const tables = [{ table: 'f_row', computed_fields }, { table: 'base' }, { table: 'twin' }];
    core = await loadOn(pool, realCore(tables, { functions }));
  });

  it.each([
    ['{ f_search(args: {lim: 1}) { id } }', { f_search: [{ id: 1 }] }],
    ['{ f_search(args: {q: "b"}) { id } }', { f_search: [{ id: 2 }] }],
    [
      '{ f_search_aggregate(args: {lim: 1}) { aggregate { count } } }',
      { f_search_aggregate: { aggregate: { count: 1 } } },
    ],
    ['{ f_row { pay(args: {b: 100}) } }', { f_row: [{ pay: 101 }, { pay: 102 }] }],
    ['{ f_row { late(args: {b: 100}) } }', { f_row: [{ late: 101 }, { late: 102 }] }],
  ])('accept a named argument after an omitted one: %s', async (query, data) => {
    expect(await ask(query)).toEqual({ data });
  });

  it('list each row of a table with inheriting tables once, on pages and by key', async () => {
    const rows = [
      ['base', 1],
      ['base', 2],
      ['heir', 1],
      ['heir', 2],
      ['heir', 3],
    ].map(([note, id]) => ({ id, note }));
    const page = async (limit: number, offset: number) =>
      ask(`{ base(limit: ${limit}, offset: ${offset}, order_by: [{note: asc}, {id: asc}]) { id note } }`);

    expect(await page(3, 0)).toEqual({ data: { base: rows.slice(0, 3) } });
    expect(await page(3, 3)).toEqual({ data: { base: rows.slice(3) } });
    expect(await ask('{ base_by_pk(id: 3) { id note } }')).toEqual({ data: { base_by_pk: rows[4] } });
    expect(await ask('{ base_by_pk(id: 1) { id } }')).toEqual({ data: { base_by_pk: { id: 1 } } });
    expect(core.tables.map(({ name }) => name)).not.toContain('base');
  });

  it('make a live query depend on a function that has the name of a watched table', async () => {
    const query = 'subscription { twin_rows { id } }';

    const { dependencies } = await core.executor.prepareLive({ query }, SESSION, nobody());

    const watched = new Set(core.tables.map(tableKey));
    expect(watched).toContain(tableKey({ schema: 'public', name: 'twin' }));
    expect(dependencies.filter((one) => !watched.has(tableKey(one)))).toEqual([
      { schema: 'public', name: 'twin', isFunction: true },
    ]);
  });
});
