import { describe, expect, it } from 'vitest';
import { item, items, metadata, reader, replace, useWorld } from './world.ts';

const world = useWorld();
const { cli } = world;

const whole = metadata(item(reader({})));
const [source] = whole.sources;
const nothing = { name: 'nothing', schema: 'public' };

const action = (name: string, definition: object) => ({
  name,
  definition: { kind: 'synchronous', handler: '{{HOOK}}', output_type: 'String', ...definition },
});
const relationship = (remote_table: string, column: string) => ({
  fields: [{ name: 'id', type: 'Int' }],
  relationships: [{ name: 'r', type: 'object', remote_table, field_mapping: { id: column } }],
});
const endpoint = (name: string, query: string) => ({
  name,
  url: name,
  methods: ['GET'],
  definition: { query: { collection_name: 'saved', query_name: query } },
});

/** One object of each kind that names something which does not exist, and one of each that is whole. */
const broken = {
  version: 3,
  sources: [
    {
      ...source,
      tables: [
        {
          ...item(reader({})),
          object_relationships: [{ name: 'r', using: { foreign_key_constraint_on: 'id' } }],
          computed_fields: [{ name: 'c', definition: { function: nothing } }],
          insert_permissions: [{ role: 'reader', permission: { check: {}, columns: ['nothing'] } }],
          update_permissions: [
            { role: 'reader', permission: { columns: [], filter: {}, set: { nothing: 1 } } },
          ],
          delete_permissions: [{ role: 'reader', permission: { filter: { nothing: { _eq: 1 } } } }],
        },
      ],
      functions: [{ function: nothing }],
    },
  ],
  actions: [
    action('whole', {}),
    action('output', { output_type: '[Output!]' }),
    action('argument', { arguments: [{ name: 'a', type: 'Argument!' }] }),
    action('object_argument', { arguments: [{ name: 'a', type: 'Said' }] }),
    action('notation', { output_type: '[String' }),
  ],
  custom_types: {
    objects: [
      { name: 'Said', fields: [{ name: 'at', type: 'timestamptz!' }] },
      { name: 'Field', fields: [{ name: 'a', type: 'OfField' }] },
      { name: 'ToTable', ...relationship('nowhere', 'id') },
      { name: 'ToColumn', ...relationship('item', 'absent') },
    ],
    input_objects: [{ name: 'Asked', fields: [{ name: 'a', type: 'OfInput' }] }],
  },
  inherited_roles: [{ role_name: 'both', role_set: ['reader', 'nobody'] }],
  query_collections: [
    {
      name: 'saved',
      definition: {
        queries: [
          { name: 'one', query: '{ item { id } }' },
          { name: 'field', query: '{ item { absent } }' },
          { name: 'syntax', query: '{ item { ' },
        ],
      },
    },
  ],
  allowlist: [{ collection: 'saved' }, { collection: 'other' }],
  rest_endpoints: [endpoint('one', 'one'), endpoint('two', 'two')],
};

const named = (type: string, reason: string) =>
  expect.objectContaining({ type, reason: expect.stringContaining(reason) as string }) as object;
const inconsistent = [
  named('object_relation', 'no foreign key on id'),
  named('computed_field', 'no such function: public.nothing'),
  named('insert_permission', 'no column "nothing"'),
  named('update_permission', 'no column "nothing"'),
  named('delete_permission', '"nothing"'),
  named('function', 'no such function: public.nothing'),
  named('action', 'the type "Output" is not defined'),
  named('action', 'the type "Argument" is not defined'),
  named('action', 'the type "Said" is not defined'),
  named('action', '"[String" is no type'),
  named('custom_types', 'the type "OfField" is not defined'),
  named('custom_types', 'public.nowhere is not tracked'),
  named('custom_types', 'public.item has no column "absent"'),
  named('custom_types', 'the type "OfInput" is not defined'),
  named('inherited_role', 'parent role(s) are not found: nobody'),
  named('query of a collection', 'Cannot query field "absent"'),
  named('query of a collection', ''),
  named('allowlist', 'there is no query collection other'),
  named('rest_endpoint', 'there is no query two'),
];

describe('metadata that name missing objects', () => {
  it('are refused as a whole, with a reason for each inconsistent object', async () => {
    const { status, body } = await replace(cli, broken);

    expect(status).toBe(400);
    expect(body).toEqual({
      path: '$.args',
      error: 'cannot continue due to inconsistent metadata',
      code: 'unexpected',
      internal: expect.arrayContaining(inconsistent) as unknown[],
    });
    expect((body as { internal: unknown[] }).internal).toHaveLength(inconsistent.length);
    expect((await cli.metadata('export_metadata')).body).toEqual(whole);
  });

  it('are accepted without the inconsistent objects where the command allows it', async () => {
    const allowed = { metadata: broken, allow_inconsistent_metadata: true };
    expect((await cli.metadata('replace_metadata', allowed, { version: 2 })).body).toMatchObject({
      is_consistent: false,
      inconsistent_objects: expect.arrayContaining(inconsistent) as unknown[],
    });
    expect(await items(world.engine)).toEqual([1, 2]);

    expect((await cli.metadata('drop_inconsistent_metadata')).body).toEqual({ message: 'success' });
    expect((await cli.metadata('export_metadata')).body).toMatchObject({
      actions: [{ name: 'whole' }],
      custom_types: { objects: [{ name: 'Said' }] },
      query_collections: [{ definition: { queries: [{ name: 'one' }] } }],
      allowlist: [{ collection: 'saved' }],
      rest_endpoints: [{ name: 'one' }],
    });
  });
});
