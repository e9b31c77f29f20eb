import { describe, expect, it } from 'vitest';
import { items, useWorld } from './world.ts';

const world = useWorld();
const { cli } = world;

const table = (name: string, more: object = {}) => ['pg_track_table', { table: name, ...more }] as const;
const called = (name: string) => ['pg_track_function', { function: name }] as const;

/** What is created, what is tracked before without a fault, and what is refused then, with its reason. */
const REFUSED = [
  {
    it: 'a table with a type whose name GraphQL does not allow',
    sql: `create type "my-mood" as enum ('a'); create table d_mood (id int primary key, m "my-mood")`,
    command: table('d_mood'),
    reason: `the type of column "m", "my-mood" is not possible`,
  },
  {
    it: "a table that has the name of one of GraphQL's own types",
    sql: 'create table "String" (id int primary key)',
    command: table('String'),
    reason: 'the type "String" in GraphQL belongs to the engine',
  },
  {
    it: "a table that has the name of another table's type",
    sql: 'create table d_x (id int primary key); create table d_x_aggregate (id int primary key, z text)',
    before: [table('d_x')],
    command: table('d_x_aggregate'),
    reason: '"d_x_aggregate" in GraphQL belongs to metadata.sources[0].tables',
  },
  {
    it: "a table that has the name of the engine's type of orders",
    sql: 'create table order_by (id int primary key)',
    command: table('order_by'),
    reason: 'the type "order_by" in GraphQL belongs to the engine',
  },
  {
    it: "a table with a type that has the name of one of GraphQL's own",
    sql: 'create domain "Int" as text; create table d_int (id int primary key, v "Int")',
    command: table('d_int'),
    reason: `the type of column "v", public."Int", has the name of another type in GraphQL`,
  },
  {
    it: 'a table whose own name GraphQL does not allow',
    sql: 'create table "d-table" (id int primary key)',
    command: table('d-table'),
    reason: 'the name "d-table" is not possible',
  },
  {
    it: "a table that has the name of GraphQL's root",
    sql: 'create table query_root (id int primary key)',
    command: table('query_root'),
    reason: 'the type "query_root" in GraphQL belongs to the engine',
  },
  {
    it: 'a table whose root field is one of introspection',
    sql: 'create table __schema (id int primary key)',
    command: table('__schema'),
    reason: 'the name "__schema" is not possible',
  },
  {
    it: 'a table that has the name of the type of one of its columns',
    sql: 'create table jsonb (id int primary key, v pg_catalog.jsonb)',
    command: table('jsonb'),
    reason: 'the type "jsonb" in GraphQL belongs to a type of the database',
  },
  {
    it: 'a table whose column has the custom name of another one',
    sql: 'create table d_two (id int primary key, other int)',
    command: table('d_two', { configuration: { custom_column_names: { other: 'id' } } }),
    reason: 'two columns have the name "id"',
  },
  {
    it: 'an overloaded function',
    sql: `create function d_over(a int) returns setof item language sql stable as 'select * from item';
      create function d_over(a text) returns setof item language sql stable as 'select * from item'`,
    command: called('d_over'),
    reason: 'function "public.d_over" is overloaded',
  },
  {
    it: 'a function that takes any number of values',
    sql: `create function d_many(variadic ids int[]) returns setof item language sql stable as 'select * from item'`,
    command: called('d_many'),
    reason: 'function "public.d_many" has "VARIADIC" parameters',
  },
  {
    it: 'a function whose argument has a name that GraphQL does not allow',
    sql: `create function d_arg("an arg" int) returns setof item language sql stable as 'select * from item'`,
    command: called('d_arg'),
    reason: 'the argument "an arg" is not possible',
  },
  {
    it: 'a function that has the name of a root field',
    sql: `create function item_by_pk() returns setof item language sql stable as 'select * from item'`,
    command: called('item_by_pk'),
    reason: 'the root field "item_by_pk" in GraphQL belongs to',
  },
  {
    it: 'an enum table without rows',
    sql: 'create table d_empty (value text primary key)',
    command: table('d_empty', { is_enum: true }),
    reason: 'it must have at least one row',
  },
  {
    it: 'an enum table with values that GraphQL does not allow',
    sql: `create table d_values (value text primary key);
      insert into d_values values ('A'), ('foo-bar'), (''), ('true'), ('null'), ('جديد')`,
    command: table('d_values', { is_enum: true }),
    reason: 'are no names of GraphQL enum values',
  },
  {
    it: 'an enum table with a value that GraphQL reserves',
    sql: `create table d_reserved (value text primary key); insert into d_reserved values ('A'), ('__A')`,
    command: table('d_reserved', { is_enum: true }),
    reason: 'its values "__A" are no names of GraphQL enum values',
  },
];

describe('an object that does not fit into GraphQL', () => {
  it.each(REFUSED)('is refused when it is tracked: $it', async ({ sql, before = [], command, reason }) => {
    await world.client.query(sql);
    for (const [type, args] of before)
      expect((await cli.metadata(type, args)).body).toEqual({ message: 'success' });

    const [type, args] = command;
    const { status, body } = await cli.metadata(type, args);

    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'unexpected',
      internal: [{ reason: expect.stringContaining(reason) as string }],
    });
    expect(await items(world.engine)).toEqual([1, 2]);
  });

  it('is left out if it is a column, and its table is served without it', async () => {
    await world.client.query(
      `create table d_words (id int primary key, "true" int, "null" int, _and int, __typename int, "a b" int);
       insert into d_words values (7)`,
    );
    expect((await cli.metadata(...table('d_words'))).body).toEqual({ message: 'success' });

    const query = `{ d_words(where: {_and: [{id: {_eq: 7}}]}) { __typename id }
      __type(name: "d_words") { fields { name } } }`;
    expect((await world.engine.post({ query })).body).toEqual({
      data: {
        d_words: [{ __typename: 'd_words', id: 7 }],
        __type: { fields: [{ name: 'id' }] },
      },
    });
  });
});

describe('a constraint with a name that GraphQL does not allow for an enum value', () => {
  it('is left out of those that on_conflict takes', async () => {
    await world.client.query(`create table d_keys (id int, a int unique, b int,
      constraint __d_pkey primary key (id), constraint "true" unique (b))`);
    expect((await cli.metadata(...table('d_keys'))).body).toEqual({ message: 'success' });

    const query = '{ __type(name: "d_keys_constraint") { enumValues { name } } }';
    expect((await world.engine.post({ query })).body).toEqual({
      data: { __type: { enumValues: [{ name: 'd_keys_a_key' }] } },
    });
  });
});

describe('an enum table with a row that is no GraphQL enum value', () => {
  it('is reported as inconsistent, while other tables are served, also after a restart', async () => {
    await world.client.query(`create table e_status (value text primary key, comment text);
      insert into e_status values ('NEW');
      create table e_task (id int primary key, status text references e_status (value));
      insert into e_task values (1, 'NEW')`);
    for (const [type, args] of [
      table('e_status'),
      ['pg_set_table_is_enum', { table: 'e_status', is_enum: true }] as const,
      table('e_task'),
    ])
      expect((await cli.metadata(type, args)).body).toEqual({ message: 'success' });
    const added = 'mutation { insert_e_status_one(object: {value: "foo-bar"}) { value } }';
    expect((await world.engine.post({ query: added })).body).toHaveProperty('data');

    const { status, body } = await cli.metadata('reload_metadata');
    expect(status).toBe(200);
    const named = {
      name: 'table e_status in source default',
      reason: expect.stringContaining('"foo-bar"') as string,
    };
    expect(body).toMatchObject({ is_consistent: false, inconsistent_objects: [named] });
    const again = await world.start();
    for (const engine of [world.engine, again]) {
      expect((await engine.post({ query: '{ e_task { id status } }' })).body).toEqual({
        data: { e_task: [{ id: 1, status: 'NEW' }] },
      });
    }
    await again.stop();
    const sql = `delete from e_status where value = 'foo-bar'`;
    expect((await cli.sql(sql)).status).toBe(200);
    expect((await cli.metadata('get_inconsistent_metadata')).body).toMatchObject({ is_consistent: true });
  });
});
