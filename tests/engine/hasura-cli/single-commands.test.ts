import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';
import { CommandLine } from './command-line.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const name = (table: string) => ({ name: table, schema: 'public' });
const author = { source: 'default', table: name('author') };
const article = { source: 'default', table: name('article') };
const collection = { name: 'saved', definition: { queries: [{ name: 'all', query: '{ author { id } }' }] } };
const source = { name: 'default', kind: 'postgres' };

type Exported = { sources: [Record<string, unknown>] } & Record<string, unknown>;

/** Runs commands, each of which must succeed, and returns the metadata afterwards. */
async function run(...commands: [type: string, args: object][]): Promise<Exported> {
  for (const [type, args] of commands) {
    const { body } = await cli.metadata(type, args);
    expect([type, body]).toEqual([type, { message: 'success' }]);
  }

  return (await cli.metadata('export_metadata')).body as Exported;
}

const folder = makeTestFolder(afterAll);
writeFileSync(path.join(folder, 'version.yaml'), 'version: 2\n');
const { engine } = useEngine(
  `create table author (id int primary key, name text);
    create table article (id int primary key, author_id int references author (id), status text);
    create table status (value text primary key); insert into status values ('draft');
    create function full_name(author_row author) returns text language sql stable as 'select author_row.name';
    create function newest() returns setof article language sql stable as 'select * from article'`,
  {
    isChangeable: true,
    env: { HASURA_GRAPHQL_METADATA_DIR: folder, HOOK: 'http://127.0.0.1:1' },
  },
);
const cli = new CommandLine(engine);

describe('metadata commands', () => {
  it('track, customise and untrack tables', async () => {
    const made = await run(
      ['pg_track_table', author],
      ['pg_track_table', { ...article, configuration: { custom_name: 'post' } }],
      ['pg_track_table', { source: 'default', table: name('status') }],
      ['pg_set_table_is_enum', { source: 'default', table: name('status'), is_enum: true }],
      ['pg_set_table_customization', { ...article, configuration: { custom_name: 'story' } }],
    );

    expect(made.sources[0]['tables']).toEqual([
      { table: name('author') },
      { table: name('article'), configuration: { custom_name: 'story' } },
      { table: name('status'), is_enum: true },
    ]);
    expect((await engine.post({ query: '{ story { id } }' })).body).toEqual({ data: { story: [] } });
    await run(
      ['pg_untrack_table', { source: 'default', table: name('status') }],
      ['pg_set_table_customization', { ...article, configuration: {} }],
    );
    expect((await cli.metadata('pg_untrack_table', { table: name('status') })).body).toMatchObject({
      code: 'already-untracked',
    });
    expect((await cli.metadata('pg_track_table', { table: name('nowhere') })).body).toMatchObject({
      code: 'unexpected',
      internal: [{ name: 'table nowhere in source default' }],
    });
  });

  it.each([
    ['pg_track_table', { apollo_federation_config: { enable: 'v1' } }, 'is not supported by this engine'],
    [
      'pg_set_table_customization',
      { configuration: { column_config: { gone: { comment: 'a' } } } },
      '"gone"',
    ],
  ])('refuse with %s what the engine would pass over: %j', async (type, more, reason) => {
    const table = type === 'pg_track_table' ? { source: 'default', table: name('status') } : author;

    const { status, body } = await cli.metadata(type, { ...table, ...more });

    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining(JSON.stringify(reason).slice(1, -1)),
    ]);
  });

  it('create, rename and drop relationships', async () => {
    const made = await run(
      [
        'pg_create_object_relationship',
        { ...article, name: 'author', using: { foreign_key_constraint_on: 'author_id' } },
      ],
      [
        'pg_create_array_relationship',
        {
          ...author,
          name: 'articles',
          using: { foreign_key_constraint_on: { table: name('article'), column: 'author_id' } },
        },
      ],
      ['pg_rename_relationship', { ...author, name: 'articles', new_name: 'posts' }],
      ['pg_set_relationship_comment', { ...author, name: 'posts', comment: 'All of them' }],
    );

    expect(made.sources[0]['tables']).toMatchObject([
      { array_relationships: [{ name: 'posts', comment: 'All of them' }] },
      { object_relationships: [{ name: 'author' }] },
    ]);
    expect((await cli.metadata('pg_untrack_table', author)).body).toEqual({
      path: '$',
      error:
        'cannot drop due to the following dependent objects: relationship article.author in source "default"',
      code: 'dependency-error',
    });
    await run(['pg_drop_relationship', { ...author, relationship: 'posts' }]);
    const again = await cli.metadata('pg_drop_relationship', { ...author, relationship: 'posts' });
    expect(again.body).toMatchObject({ code: 'not-exists' });
  });

  it('create and drop permissions of every kind', async () => {
    const role = { ...author, role: 'writer' };
    const made = await run(
      ['pg_create_select_permission', { ...role, permission: { columns: ['id'], filter: {} } }],
      ['pg_create_insert_permission', { ...role, permission: { check: {}, columns: ['id'] } }],
      [
        'pg_create_update_permission',
        { ...role, permission: { columns: ['name'], filter: {}, check: null } },
      ],
      ['pg_create_delete_permission', { ...role, permission: { filter: { id: { _gt: 0 } } } }],
      ['pg_set_permission_comment', { ...role, type: 'select', comment: 'Ids alone' }],
    );

    expect((made.sources[0]['tables'] as unknown[])[0]).toEqual({
      table: name('author'),
      insert_permissions: [{ role: 'writer', permission: { check: {}, columns: ['id'] } }],
      select_permissions: [
        { role: 'writer', permission: { columns: ['id'], filter: {} }, comment: 'Ids alone' },
      ],
      update_permissions: [{ role: 'writer', permission: { columns: ['name'], filter: {} } }],
      delete_permissions: [{ role: 'writer', permission: { filter: { id: { _gt: 0 } } } }],
    });
    const again = await cli.metadata('pg_create_select_permission', {
      ...role,
      permission: { columns: [], filter: {} },
    });
    expect(again.body).toMatchObject({ code: 'already-exists' });
    for (const kind of ['select', 'insert', 'update', 'delete'])
      await run([`pg_drop_${kind}_permission`, role]);
  });

  it('add computed fields and track functions', async () => {
    const made = await run(
      ['pg_add_computed_field', { ...author, name: 'full', definition: { function: name('full_name') } }],
      ['pg_track_function', { source: 'default', function: name('newest') }],
      [
        'pg_set_function_customization',
        { function: name('newest'), configuration: { custom_name: 'latest' } },
      ],
      ['pg_create_function_permission', { function: name('newest'), role: 'writer' }],
    );

    expect(made.sources[0]['functions']).toEqual([
      {
        function: name('newest'),
        configuration: { custom_name: 'latest' },
        permissions: [{ role: 'writer' }],
      },
    ]);
    await run(
      ['pg_drop_function_permission', { function: name('newest'), role: 'writer' }],
      ['pg_untrack_function', { function: name('newest') }],
      ['pg_drop_computed_field', { ...author, name: 'full' }],
    );
  });

  it('create and drop actions, their types, and inherited roles', async () => {
    const definition = {
      kind: 'synchronous',
      handler: '{{HOOK}}',
      type: 'query',
      output_type: 'Said',
      arguments: [],
    };
    const made = await run(
      ['set_custom_types', { objects: [{ name: 'Said', fields: [{ name: 'word', type: 'String!' }] }] }],
      ['create_action', { name: 'say', definition }],
      ['update_action', { name: 'say', definition: { ...definition, timeout: 5 }, comment: 'Says a word' }],
      ['create_action_permission', { action: 'say', role: 'writer' }],
      ['add_inherited_role', { role_name: 'both', role_set: ['writer'] }],
      ['set_graphql_schema_introspection_options', { disabled_for_roles: ['writer'] }],
    );

    expect(made['actions']).toEqual([
      {
        name: 'say',
        definition: { ...definition, timeout: 5 },
        permissions: [{ role: 'writer' }],
        comment: 'Says a word',
      },
    ]);
    await run(
      ['drop_inherited_role', { role_name: 'both' }],
      ['drop_action_permission', { action: 'say', role: 'writer' }],
      ['drop_action', { name: 'say' }],
      ['set_custom_types', {}],
    );
  });

  it('create and drop query collections, allow list entries and REST endpoints', async () => {
    const query = { collection_name: 'saved', query_name: 'all' };
    const made = await run(
      ['create_query_collection', collection],
      [
        'add_query_to_collection',
        { collection_name: 'saved', query_name: 'more', query: '{ article { id } }' },
      ],
      ['drop_query_from_collection', { collection_name: 'saved', query_name: 'more' }],
      ['add_collection_to_allowlist', { collection: 'saved' }],
      ['update_scope_of_collection_in_allowlist', { collection: 'saved', scope: { global: true } }],
      [
        'create_rest_endpoint',
        { name: 'authors', url: 'authors', methods: ['GET'], definition: { query }, comment: 'All' },
      ],
    );

    expect(made).toMatchObject({
      query_collections: [collection],
      allowlist: [{ collection: 'saved', scope: { global: true } }],
      rest_endpoints: [{ name: 'authors' }],
    });
    expect(await (await fetch(`${engine.url}/api/rest/authors`, { headers: ADMIN })).json()).toEqual({
      author: [],
    });
    const last = await run(
      ['drop_rest_endpoint', { name: 'authors' }],
      ['rename_query_collection', { name: 'saved', new_name: 'kept' }],
      ['drop_query_collection', { collection: 'kept', cascade: true }],
      ['set_graphql_schema_introspection_options', { disabled_for_roles: [] }],
    );
    expect(Object.keys(last)).toEqual(['version', 'sources', 'graphql_schema_introspection']);
  });

  it('remove what depends on a dropped table where "cascade" is given', async () => {
    expect((await cli.sql('drop table author cascade', { cascade: true })).status).toBe(200);

    expect((await run()).sources).toEqual([{ ...source, tables: [{ table: name('article') }] }]);
  });
});
