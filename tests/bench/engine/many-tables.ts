import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const MANY_TABLES = 500;
const ROLES = ['anonymous', 'reader', 'editor'];
const COLUMNS = [
  ...['name text not null', 'name_ar text', 'note text', 'price numeric(10, 2) not null default 0'],
  ...['rank int not null default 0', 'is_published boolean not null default false', 'tags jsonb'],
  ...['created_at timestamptz not null default now()', 'updated_at timestamptz', 'owner_id uuid'],
];
const names = COLUMNS.map((column) => column.slice(0, column.indexOf(' ')));
const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
/** Each table but the first belongs to one of the tables before it. */
const parentOf = (n: number) => Math.ceil(n / 2);

/** SQL that creates the tables, with a few rows in each. */
export const MANY_TABLES_SQL = numbersTo(MANY_TABLES)
  .map(
    (n) => `
create table record_${n} (id int primary key, parent_id int references record_${parentOf(n)}, ${COLUMNS.join(', ')});
create index on record_${n} (parent_id);
insert into record_${n} (id, parent_id, name) select x, x, 'Name ' || x from generate_series(1, 20) x;`,
  )
  .join('\n');

const include = (file: string) => `!include ${file}`;

/** Writes the metadata folder of so many of the tables, which three roles read and one of them writes. */
export function writeMetadata(folder: string, count = MANY_TABLES): void {
  const numbers = numbersTo(count);
  const write = (file: string, value: unknown) => {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, JSON.stringify(value, undefined, 2));
  };
  const database = {
    name: 'default',
    kind: 'postgres',
    configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
    tables: include('default/tables.yaml'),
  };
  write('version.yaml', { version: 3 });
  write('databases/databases.yaml', [database]);
  write(
    'databases/default/tables.yaml',
    numbers.map((n) => include(`tables/record_${n}.yaml`)),
  );
  for (const n of numbers) write(`databases/default/tables/record_${n}.yaml`, tableOf(n, numbers));
}

function tableOf(n: number, numbers: readonly number[]) {
  const columns = ['id', 'parent_id', ...names];
  const published = { is_published: { _eq: true } };
  const own = { owner_id: { _eq: 'X-Hasura-User-Id' } };
  const children = numbers.filter((child) => child > 1 && parentOf(child) === n);

  return {
    table: { schema: 'public', name: `record_${n}` },
    object_relationships: [{ name: 'parent', using: { foreign_key_constraint_on: 'parent_id' } }],
    array_relationships: children.map((child) => ({
      name: `children_${child}`,
      using: {
        foreign_key_constraint_on: {
          table: { schema: 'public', name: `record_${child}` },
          column: 'parent_id',
        },
      },
    })),
    select_permissions: ROLES.map((role) => ({
      role,
      permission: {
        columns: role === 'anonymous' ? columns : '*',
        filter: role === 'editor' ? {} : { _or: [published, own] },
        allow_aggregations: role !== 'anonymous',
      },
    })),
    insert_permissions: [{ role: 'editor', permission: { columns, check: {} } }],
    update_permissions: [{ role: 'editor', permission: { columns, filter: own } }],
    delete_permissions: [{ role: 'editor', permission: { filter: own } }],
  };
}

/**
 * A nested query of 30 fields. Its alias makes the document one of its own, as those of clients that write their values
 * into the document.
 */
export const nestedQuery = (serial: number) => `query Nested($limit: Int!) {
  record_1(where: {rank: {_gte: 0}, name: {_neq: "no. ${serial}"}}, order_by: [{rank: desc}, {id: asc}], limit: $limit) {
    id name name_ar note price rank is_published tags created_at
    parent { id name name_ar rank is_published }
    children_2(where: {is_published: {_eq: true}}, order_by: {created_at: desc}, limit: 5) {
      id name name_ar note price rank created_at
      children_3(limit: 3, order_by: {id: asc}) { id name updated_at }
    }
    key: id label: name
  }
}`;
