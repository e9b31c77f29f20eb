import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '#embedded/engine/contract/core.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';
import { nobody } from '../support/nobody.ts';
import { loadOn, realCore } from '../support/real-core.ts';

/** What only a superuser may make: a foreign table over the view `seen`, and triggers of a key that are off. */
const asSuperuser = ({ hostname, port, pathname, username, password }: URL) => `
  create extension postgres_fdw;
  create server far foreign data wrapper postgres_fdw
    options (host '${hostname}', port '${port}', dbname '${pathname.slice(1)}');
  create user mapping for ${username} server far options (user '${username}', password '${password}');
  create foreign table far (id int not null, note text not null) server far options (table_name 'seen');
  grant select on far to ${username};
  alter table child_unchecked disable trigger all`;

const child = (name: string, key = '') => `
  create table child_${name} (id int primary key, pid int not null default 99);
  insert into child_${name} values (1, 99);
  alter table child_${name} add foreign key (pid) references parent ${key}`;

const SCHEMA = [
  `create table parent (id int primary key)`,
  `insert into parent values (99)`,
  child('held'),
  child('deferred', 'deferrable initially deferred'),
  child('unchecked'),
  child('with_heirs'),
  `create table heir () inherits (child_with_heirs)`,
  `insert into heir values (2, 1)`,
  child('not_valid', 'not valid'),
  `insert into parent values (98)`,
  `create table hidden (id int primary key)`,
  `insert into hidden values (99)`,
  `create table child_hidden (id int primary key, pid int not null default 99 references hidden)`,
  `insert into child_hidden values (1, 99)`,
  `alter table hidden enable row level security`,
  `alter table hidden force row level security`,
  `create policy others on hidden using (id <> 99)`,
  `create domain filled as text not null`,
  `create table texts (id int primary key, note text not null default '', label filled default '')`,
  `create view seen as select t.id, t.note, t.label from parent p left join texts t on t.id = p.id`,
  `create materialized view kept as select * from seen`,
  `create table keys (id int primary key, a int unique, late int unique deferrable initially immediate, part int, written text)`,
  `create unique index keys_part on keys (part) where part > 0`,
  `create unique index keys_written on keys (lower(written))`,
  `create table ruled (id int primary key)`,
  `create rule quiet as on update to ruled do also nothing`,
  `create table pages (id int) partition by range (id)`,
  `create table pages_1 partition of pages for values from (0) to (9)`,
  `alter table only pages add unique (id)`,
];

/** What PostgreSQL 18 adds. */
const SCHEMA_OF_18 = [
  child('not_enforced', 'not enforced'),
  `create table old_rows (id int primary key, note text default '')`,
  `insert into old_rows values (1, null)`,
  `alter table old_rows add constraint old_note not null note not valid`,
  `create table own_rows (id int primary key, note text default '' constraint own_note not null no inherit)`,
  `create table heir_rows () inherits (own_rows)`,
  `insert into heir_rows values (2, null)`,
  `create table room (id int4range, during daterange, primary key (id, during without overlaps))`,
  `create table booking (id int primary key, room_id int4range, during daterange,
    foreign key (room_id, period during) references room (id, period during))`,
];

/** What PostgreSQL 18 no longer lets one do. */
const SCHEMA_UNTIL_17 = [
  `create table own_rows (id int primary key, note text not null default '')`,
  `create table heir_rows () inherits (own_rows)`,
  `alter table heir_rows alter note drop not null`,
  `insert into heir_rows values (2, null)`,
];

const SESSION = { variables: {}, isTrusted: true, useBackendOnlyPermissions: false };

/** Roles that see all rows, and only some parents. */
const ROLES = ['all', 'some'];

describe('what the schema says of a database', () => {
  const { database, pool } = usePool({ template: 'empty' }, { max: 2 });
  let core: Core;
  let schema: GraphQLSchema;
  let tables: Awaited<ReturnType<typeof tracked>>;
  let major = 0;

  beforeAll(async () => {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    for (const statement of [...SCHEMA, ...(major < 18 ? SCHEMA_UNTIL_17 : SCHEMA_OF_18)]) {
      await pool.query(statement);
    }
    await withClient(database.superuserUrl, (client) => client.query(asSuperuser(new URL(database.url))));
    tables = await tracked();
    core = await loadOn(pool, realCore(tables));
    schema = await schemaOf('admin');
  });

  const tracked = async () => {
    const { rows } = await pool.query<{ table: string }>(
      `select relname as table from pg_class
       where relnamespace = 'public'::regnamespace and relkind not in ('i', 'I') order by 1`,
    );
    const object_relationships = [{ name: 'parent', using: { foreign_key_constraint_on: 'pid' } }];

    return rows.map(({ table }) => ({
      table,
      ...(table.startsWith('child_') && { object_relationships }),
      select_permissions: ROLES.map((role) => ({
        role,
        permission: { columns: '*', filter: table === 'parent' && role === 'some' ? { id: { _lt: 9 } } : {} },
      })),
    }));
  };

  const ask = async (query: string, role = 'admin') =>
    JSON.parse((await core.executor.execute({ query }, { ...SESSION, role }, nobody())).body) as {
      data?: Record<string, Record<string, unknown>[]>;
      errors?: unknown;
    };

  const schemaOf = async (role: string) => {
    const { data } = await ask(getIntrospectionQuery(), role);

    return buildClientSchema(data as unknown as IntrospectionQuery);
  };

  const fieldsOf = (table: string) => {
    const type = schema.getType(table);

    return isObjectType(type) ? Object.values(type.getFields()) : [];
  };
  const promisedOf = (table: string) => fieldsOf(table).filter(({ type }) => isNonNullType(type));
  const selection = ({ name }: { name: string }) => (name === 'parent' ? 'parent { id }' : name);

  it('promises a value only where PostgreSQL holds every row to it', () => {
    const promises = tables.flatMap(({ table }) => promisedOf(table).map(({ name }) => `${table}.${name}`));

    expect(promises.filter((name) => !/\.(id|pid)$/.test(name))).toEqual([
      'child_held.parent',
      ...(major < 18 ? [] : ['room.during']),
      'texts.note',
    ]);
    expect(promises).not.toContain('far.id');
  });

  it('promises a related row only to a role that sees all of them', async () => {
    const types = await Promise.all(
      ROLES.map(async (role) => {
        const type = (await schemaOf(role)).getType('child_held');

        return isObjectType(type) ? String(type.getFields()['parent']?.type) : undefined;
      }),
    );

    expect(types).toEqual(['parent!', 'parent']);
    expect((await ask('{ child_held { parent { id } } }', 'some')).data).toEqual({
      child_held: [{ parent: null }],
    });
  });

  it('has a value in every row where it promises one', async () => {
    const broken: string[] = [];
    for (const { table } of tables) {
      const { data } = await ask(`{ ${table} { ${fieldsOf(table).map(selection).join(' ')} } }`);
      const isNull = (name: string) => data?.[table]?.some((row) => row[name] === null) ?? true;
      broken.push(...promisedOf(table).flatMap(({ name }) => (isNull(name) ? [`${table}.${name}`] : [])));
    }

    expect(broken).toEqual([]);
  });

  it('offers for on_conflict only what PostgreSQL takes', async () => {
    const offers = tables.flatMap(({ table }) => {
      const type = schema.getType(`${table}_constraint`);

      return isEnumType(type) ? type.getValues().map(({ name }) => ({ table, name })) : [];
    });

    const of = (table: string) => offers.filter((offer) => offer.table === table).map(({ name }) => name);
    expect(of('keys')).toEqual(['keys_a_key', 'keys_pkey']);
    for (const table of ['ruled', 'pages', 'room']) expect(of(table)).toEqual([]);
    for (const [at, { table, name }] of offers.entries()) {
      const { errors } = await ask(`mutation {
        insert_${table}(objects: [{ id: ${at + 100} }], on_conflict: { constraint: ${name}, update_columns: [id] }) {
          affected_rows
        }
      }`);
      expect([name, errors]).toEqual([name, undefined]);
    }
  });

  it('refuses a relationship over a key that is about a period', async ({ skip }) => {
    if (major < 18) skip('PostgreSQL has such keys since 18');
    const using = (columns: unknown) => ({ using: { foreign_key_constraint_on: columns } });
    const over = [
      { table: 'booking', object_relationships: [{ name: 'room', ...using(['room_id', 'during']) }] },
      {
        table: 'room',
        array_relationships: [
          { name: 'bookings', ...using({ table: 'booking', columns: ['room_id', 'during'] }) },
        ],
      },
    ];

    for (const table of over) {
      const others = tables.filter((other) => other.table !== table.table);
      await expect(loadOn(pool, realCore([...others, table]))).rejects.toThrow(
        'the foreign key "booking_room_id_during_fkey" is about a PERIOD',
      );
    }
  });
});
