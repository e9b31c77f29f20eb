import type { Random } from './random.ts';

/** Names that mean something in GraphQL or in the engine, that GraphQL does not allow, and plain ones. */
const NAMES = [
  ...['a', 'b', 'c', 'a', 'b', 'c', 'a_aggregate', 'a_by_pk', 'a_stream', 'insert_a', 'a_bool_exp', 'b_enum'],
  ...[
    'String',
    'Int',
    'ID',
    'order_by',
    'query_root',
    '__schema',
    '__Type',
    'cursor_ordering',
    'jsonb',
    'text',
  ],
  ...['a-b', 'a b', '1a', '', 'صنف', 'true', 'null', '_and', '__typename', 'Int_comparison_exp', 'b_args'],
];
const TYPES = [
  ...[
    'int',
    'text',
    'numeric(10,2)',
    'jsonb',
    'json',
    'text[]',
    'int[][]',
    'timestamptz',
    'uuid',
    'bytea',
    'xml',
  ],
  ...[
    'int4range',
    'interval',
    'bit(3)',
    '"char"',
    'name',
    'tsvector',
    'point',
    'money',
    'inet',
    'oid',
    'regclass',
  ],
];
const VALUES = ['A', 'B', 'foo-bar', '', 'true', 'جديد', 'C'];

export type RandomSchema = {
  /** Statements, any of which PostgreSQL may refuse. */
  readonly statements: readonly string[];
  readonly tables: readonly object[];
  readonly functions: readonly object[];
};

const quoted = (name: string) => `"${name}"`;

/** Makes types, tables, views and functions with such names, and metadata that track all of them. */
export function randomSchema(random: Random): RandomSchema {
  const name = () => random.pick(NAMES.filter((one) => one !== ''));
  const types = Array.from({ length: random.below(3) }, () => name());
  const tables = [...new Set(Array.from({ length: 2 + random.below(4) }, () => name()))];
  const functions = Array.from({ length: random.below(3) }, () => name());
  const typeOf = () =>
    types.length > 0 && random.oneIn(3)
      ? `${quoted(random.pick(types))}${random.pick(['', '[]'])}`
      : random.pick(TYPES);
  const tableSql = (table: string) => {
    const columns = Array.from({ length: 1 + random.below(4) }, () => `${quoted(name())} ${typeOf()}`);
    const key = random.oneIn(3) ? 'value text primary key' : 'id int primary key';
    const reference = random.oneIn(2)
      ? [`ref_${random.below(9)} text references ${quoted(random.pick(tables))}`]
      : [];
    const inherits = random.oneIn(5) ? ` inherits (${quoted(random.pick(tables))})` : '';

    return `create table ${quoted(table)} (${[key, ...columns, ...reference].join(', ')})${inherits}`;
  };
  const functionSql = (called: string) => {
    const table = quoted(random.pick(tables));
    const args = Array.from(
      { length: random.below(3) },
      () => `${random.oneIn(3) ? '' : quoted(name())} ${random.oneIn(3) ? table : typeOf()}`,
    );
    const result = random.oneIn(2) ? `setof ${table}` : 'int';
    const body = result === 'int' ? 'select 1' : `select * from ${table}`;

    return `create function ${quoted(called)}(${args.join(', ')}) returns ${result} language sql stable as $$ ${body} $$`;
  };

  return {
    statements: [
      ...types.map((type) =>
        random.pick([
          `create type ${quoted(type)} as enum ('a', 'b-c')`,
          `create domain ${quoted(type)} as ${random.pick(['text', 'int', 'numeric(4,2)', 'jsonb'])}`,
          `create type ${quoted(type)} as (x int, "y z" text)`,
          `create type ${quoted(type)} as range (subtype = int)`,
        ]),
      ),
      ...tables.map((table) =>
        random.oneIn(5) ? `create view ${quoted(table)} as select 1 as id` : tableSql(table),
      ),
      ...tables.map((table) => `insert into ${quoted(table)} (value) values ('${random.pick(VALUES)}')`),
      ...functions.map((called) => functionSql(called)),
    ],
    tables: tables.map((table) => ({
      table: { schema: 'public', name: table },
      ...(random.oneIn(3) && { is_enum: true }),
      ...(random.oneIn(4) && { configuration: { custom_name: name() } }),
      ...(random.oneIn(4) && {
        array_relationships: [
          {
            name: name(),
            using: {
              manual_configuration: {
                remote_table: { schema: 'public', name: random.pick(tables) },
                column_mapping: { id: 'id' },
              },
            },
          },
        ],
      }),
      ...(functions.length > 0 &&
        random.oneIn(4) && {
          computed_fields: [
            { name: name(), definition: { function: { schema: 'public', name: random.pick(functions) } } },
          ],
        }),
      select_permissions: [
        { role: 'reader', permission: { columns: '*', filter: {}, allow_aggregations: true } },
      ],
    })),
    functions: [...new Set(functions)].map((called) => ({ function: { schema: 'public', name: called } })),
  };
}

/** Makes statements that change such a schema behind the engine's back. */
export function randomChanges(random: Random): string[] {
  const name = () => quoted(random.pick(NAMES.filter((one) => one !== '')));

  return Array.from({ length: 6 }, () =>
    random.pick([
      () => `drop table ${name()} cascade`,
      () => `drop type ${name()} cascade`,
      () => `drop function ${name()}`,
      () => `alter table ${name()} rename to ${name()}`,
      () => `alter table ${name()} add column ${name()} ${random.pick(TYPES)}`,
      () => `alter table ${name()} rename column id to ${name()}`,
      () => `alter type ${name()} rename to ${name()}`,
      () => `insert into ${name()} (value) values ('${random.pick(VALUES)}')`,
      () => `delete from ${name()}`,
      () => `create function ${name()}(x int, y text) returns int language sql as 'select 1'`,
    ])(),
  );
}
