import { describe, expect, it } from 'vitest';
import pg from 'pg';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { loadModel } from '#embedded/engine/model/load-model.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { ADMIN } from '#embedded/engine/permissions/access.ts';
import { roleAccess } from '#embedded/engine/permissions/role-access.ts';
import { areNamesApart, typeNamesOf } from '#embedded/engine/run/are-names-apart.ts';
import { buildRoleSchema } from '#embedded/engine/schema/build-role-schema.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';

const SQL = `
create extension ltree;
create domain positive as int check (value > 0);
create table colour (value text primary key, comment text);
insert into colour values ('red', 'like a rose');
create table part (
  id uuid primary key, colour text references colour, size positive, weights float8[], facts jsonb, path ltree,
  price numeric, is_sold boolean, made_at timestamptz);
create table piece (id int primary key, part_id uuid references part, facts json);
create function part_label(part, mark text) returns text language sql stable as 'select $2';
create function find_parts(part_price numeric) returns setof part language sql stable as 'select * from part'`;

const key = (table: string, column: string) => ({ foreign_key_constraint_on: { table, column } });

/** Metadata with all kinds of objects; `more` is tracked beside them. */
const metadataWith = (more: readonly unknown[] = []) =>
  parseMetadata({
    version: 3,
    sources: [
      {
        name: 'default',
        kind: 'postgres',
        configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
        tables: [
          { table: 'colour', is_enum: true },
          {
            table: 'part',
            array_relationships: [{ name: 'pieces', using: key('piece', 'part_id') }],
            computed_fields: [{ name: 'label', definition: { function: 'part_label' } }],
          },
          {
            table: 'piece',
            object_relationships: [{ name: 'part', using: { foreign_key_constraint_on: 'part_id' } }],
          },
          ...more,
        ],
        functions: [{ function: 'find_parts' }],
      },
    ],
  });

async function modelOf(sql: string, more: readonly unknown[] = []) {
  const { url } = await createTestDatabase({ template: 'empty' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SQL + sql);
  const model = await loadModel(client, metadataWith(more), defaultSettings);
  await client.end();

  return model;
}

describe('areNamesApart', () => {
  it('knows how the name of each type in the administrator’s schema begins', async () => {
    const model = await modelOf('');
    const access = roleAccess({ model, role: ADMIN, inheritedRoles: [], isBackend: false });
    const types = Object.keys(buildRoleSchema(model, access, defaultSettings).getTypeMap());
    const names = typeNamesOf(model).map(({ name }) => name);

    const strangers = types.filter(
      (type) => !names.some((name) => type === name || type.startsWith(`${name}_`)),
    );

    expect(types.length).toBeGreaterThan(100);
    expect(strangers).toEqual([]);
    expect(areNamesApart(model)).toBe(true);
  });

  it.each(['part_aggregate', 'uuid', 'order_by', 'numeric_range'])(
    'is false with a table "%s", whose name begins like another object’s',
    async (table) => {
      const model = await modelOf(`; create table ${table} (id int primary key)`, [{ table }]);

      expect(areNamesApart(model)).toBe(false);
    },
  );
});
