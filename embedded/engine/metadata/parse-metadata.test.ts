import { describe, expect, it } from 'vitest';
import { parseMetadata } from './parse-metadata.ts';

const withTable = (table: object) => ({
  version: 3,
  sources: [{ name: 'default', kind: 'postgres', tables: [table] }],
});

const withSource = (source: object) => ({
  version: 3,
  sources: [{ name: 'default', kind: 'postgres', tables: [], ...source }],
});
const source = { name: 'default', kind: 'postgres', tables: [] };
const withSelect = (permission: object) =>
  withTable({
    table: 'author',
    select_permissions: [{ role: 'user', permission: { columns: '*', filter: {}, ...permission } }],
  });
const action = (definition: object) => ({
  name: 'act',
  definition: { handler: 'http://x', output_type: 'Int', ...definition },
});

const endpoint = {
  name: 'all',
  url: 'all',
  methods: ['GET'],
  definition: { query: { collection_name: 'one', query_name: 'ask' } },
};
const manual = (settings: object) => ({
  name: 'r',
  using: { manual_configuration: { remote_table: 'article', column_mapping: {}, ...settings } },
});
const inherited = (role_name: string) => ({ role_name, role_set: ['user'] });
const collection = (name: string, ...queries: string[]) => ({
  name,
  definition: { queries: queries.map((query) => ({ name: query, query: '{ __typename }' })) },
});

describe('parseMetadata', () => {
  it('accepts the key of an unsupported feature whose list is empty', () => {
    expect(() => parseMetadata(withTable({ table: 'author', event_triggers: [] }))).not.toThrow();
  });

  it.each([
    [withSource({ configuration: { connection_info: { colour: 1 } } }), 'connection_info.colour'],
    [
      withSelect({ colour: 1 }),
      'tables[0].select_permissions[0].permission.colour: is not a key that this engine knows',
    ],
    [withSelect({ query_root_fields: ['selects'] }), 'query_root_fields[0]: expected one of select'],
    [withSelect({ query_root_fields: ['select_stream'] }), 'query_root_fields[0]'],
    [withSelect({ limit: -1 }), 'permission.limit: expected a whole number, 0 or more, but found number -1'],
    [withSelect({ limit: 1.5 }), 'permission.limit: expected a whole number, 0 or more'],
    [withSelect({ subscription_root_fields: true }), 'subscription_root_fields: expected a list'],
    [{ version: 3, sources: [source, source] }, 'metadata.sources[1]: only one database is supported'],
    [
      withTable({ table: 'author', object_relationships: [manual({ source: 'elsewhere' })] }),
      'object_relationships[0].using.manual_configuration.source: there is no source "elsewhere"',
    ],
    [{ version: 3, actions: [action({ type: 'subscription' })] }, 'type: expected one of query, mutation'],
    [{ version: 3, actions: [action({ kind: 'later' })] }, 'kind: expected one of synchronous'],
    [
      { version: 3, actions: [action({ headers: [{ name: 'a', value: 'b', value_from_env: 'C' }] })] },
      'headers[0]: expected value or value_from_env, but found both',
    ],
    [
      { version: 3, actions: [action({ headers: ['a', 'A'].map((name) => ({ name, value: 'b' })) })] },
      'headers[1]: is the second entry for a; leave one of them',
    ],
    [
      { version: 3, allowlist: [{ collection: 'one', scope: { global: true, roles: ['user'] } }] },
      'allowlist[0].scope.roles: is not a key that this engine knows',
    ],
  ])('refuses %j, which has an unknown key or value', (metadata, place) => {
    expect(() => parseMetadata(metadata)).toThrow(place);
  });

  it.each([
    ['select_permissions', { columns: '*' }, 'filter'],
    ['select_permissions', { columns: '*', filter: null }, 'filter'],
    ['insert_permissions', { columns: '*' }, 'check'],
    ['insert_permissions', { columns: '*', check: null }, 'check'],
    ['update_permissions', { columns: '*', check: {} }, 'filter'],
    ['update_permissions', { columns: '*', filter: null }, 'filter'],
    ['delete_permissions', {}, 'filter'],
    ['delete_permissions', { filter: null }, 'filter'],
  ])('refuses %s of %j, which do not say for which rows they hold', (key, permission, missing) => {
    const table = { table: 'author', [key]: [{ role: 'user', permission }] };

    expect(() => parseMetadata(withTable(table))).toThrow(
      `metadata.sources[0].tables[0].${key}[0].permission.${missing}: is missing; write {} for all rows`,
    );
  });

  it('accepts an update permission without a check, as Hasura does', () => {
    const checks = [{}, { check: null }].map((check) => {
      const update_permissions = [{ role: 'user', permission: { columns: '*', filter: {}, ...check } }];

      return parseMetadata(withTable({ table: 'author', update_permissions })).tables[0]?.update[0]?.check;
    });

    expect(checks).toEqual([undefined, undefined]);
  });

  it.each(['select', 'insert', 'update', 'delete'])('refuses a second %s permission of a role', (kind) => {
    const permission = { filter: {}, check: {} };
    const { filter, check } = permission;
    const rights = { select: { filter }, insert: { check }, update: permission, delete: { filter } }[kind];
    const permissions = ['user', 'editor', 'user'].map((role) => ({ role, permission: rights }));

    expect(() => parseMetadata(withTable({ table: 'a', [`${kind}_permissions`]: permissions }))).toThrow(
      `tables[0].${kind}_permissions[2]: is the second entry for user; leave one of them`,
    );
  });

  it.each([
    [withSource({ tables: [{ table: 'a' }, { table: { schema: 'public', name: 'a' } }] }), 'public.a'],
    [{ version: 3, actions: [action({}), action({})] }, 'act'],
    [{ version: 3, inherited_roles: [inherited('both'), inherited('both')] }, 'both'],
    [{ version: 3, query_collections: [collection('one'), collection('one')] }, 'one'],
    [{ version: 3, query_collections: [collection('one', 'ask', 'ask')] }, 'ask'],
    [
      { version: 3, rest_endpoints: [endpoint, endpoint], query_collections: [collection('one', 'ask')] },
      'all',
    ],
    [
      withSource({ functions: ['f', { schema: 'public', name: 'f' }].map((name) => ({ function: name })) }),
      'public.f',
    ],
  ])('refuses two entries of the same name in %j', (metadata, name) => {
    expect(() => parseMetadata(metadata)).toThrow(`[1]: is the second entry for ${name}; leave one of them`);
  });

  it.each([{ global: true }, null])('accepts an allow list’s scope that means all roles: %j', (scope) => {
    const allowlist = [{ collection: 'one', scope }];

    expect(() =>
      parseMetadata({ version: 3, query_collections: [collection('one')], allowlist }),
    ).not.toThrow();
  });

  it('tells an empty list of root fields, which allows none, from a missing one, which allows all', () => {
    const fields = [{}, { query_root_fields: null }, { query_root_fields: [] }].map(
      (permission) => parseMetadata(withSelect(permission)).tables[0]?.select[0]?.queryRootFields,
    );

    expect(fields).toEqual([undefined, undefined, []]);
  });

  it.each(['postgres', 'pg'])('accepts a source of the kind %s', (kind) => {
    expect(() => parseMetadata(withSource({ kind }))).not.toThrow();
  });

  it('accepts a relationship that names the one source', () => {
    const table = { table: 'author', object_relationships: [manual({ source: 'default' })] };

    expect(() => parseMetadata(withTable(table))).not.toThrow();
  });

  it('reads each notation of a foreign key in a relationship', () => {
    const using = [
      'author_id',
      ['author_id'],
      { table: 'article', column: 'author_id' },
      { table: { schema: 'public', name: 'article' }, columns: ['author_id'] },
    ];

    const kinds = using.map((key) => {
      const relationship = { name: 'r', using: { foreign_key_constraint_on: key } };
      const { tables } = parseMetadata(withTable({ table: 't', object_relationships: [relationship] }));

      return tables[0]?.relationships[0]?.using.kind;
    });

    expect(kinds).toEqual(['own-key', 'own-key', 'foreign-key', 'foreign-key']);
  });
});
