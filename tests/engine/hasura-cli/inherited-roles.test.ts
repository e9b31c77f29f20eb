import { beforeAll, describe, expect, it } from 'vitest';
import { asRole } from '../support/start-test-engine.ts';
import { metadata, replace, useWorld } from './world.ts';

const world = useWorld();
beforeAll(async () => {
  await world.client.query('create table doc (id int primary key, owner text, secret text)');
});

const select = (role: string, columns: string[], filter: object = {}) => ({
  role,
  permission: { columns, filter },
});
const insert = (role: string, permission: object = {}) => ({
  role,
  permission: { columns: ['id', 'owner'], check: {}, ...permission },
});
const update = (role: string, permission: object = {}) => ({
  role,
  permission: { columns: ['owner'], filter: {}, check: null, ...permission },
});
const remove = (role: string, filter: object = {}) => ({ role, permission: { filter } });
const inheriting = (role_name: string, ...role_set: string[]) => ({ role_name, role_set });
const seen = ['a', 'b'].map((role) => select(role, ['id']));

/** Replaces the permissions of `doc` and the inherited roles; returns the inconsistent objects. */
const apply = async (
  permissions: object,
  roles: object[] = [inheriting('both', 'a', 'b')],
  more: object = {},
) => {
  const doc = { table: { schema: 'public', name: 'doc' }, ...permissions };
  const whole = { ...metadata(doc), inherited_roles: roles, ...more };
  expect((await replace(world.cli, whole)).status).toBe(200);

  return inconsistent();
};
const inconsistent = async () => {
  const { body } = await world.cli.metadata('get_inconsistent_metadata');

  return (body as { inconsistent_objects: unknown[] }).inconsistent_objects;
};
/** Names of the fields of a type that a role sees. */
const fieldsOf = async (role: string, type: string) => {
  const query = `{ __type(name: "${type}") { fields { name } inputFields { name } } }`;
  const { body } = await world.engine.post({ query }, asRole(role));
  type Names = { name: string }[] | null;
  const found = (body as { data: { __type: { fields: Names; inputFields: Names } | null } }).data.__type;

  return (found?.fields ?? found?.inputFields ?? []).map(({ name }) => name);
};

describe('an inherited role', () => {
  it('may write what one parent may, or what all parents may by equal permissions', async () => {
    const found = await apply({
      select_permissions: seen,
      insert_permissions: [insert('a')],
      update_permissions: [update('a', { set: { secret: 'x' } }), update('b', { set: { secret: 'x' } })],
      delete_permissions: [remove('b', { owner: { _eq: 'X-Hasura-User-Id' } })],
    });

    expect(found).toEqual([]);
    const fields = await fieldsOf('both', 'mutation_root');
    expect(fields).toEqual(expect.arrayContaining(['insert_doc', 'update_doc', 'delete_doc']));
    expect(await fieldsOf('both', 'doc_insert_input')).toEqual(['id', 'owner']);
    expect(await fieldsOf('both', 'doc_set_input')).toEqual(['owner']);
  });

  it('may not write where its parents’ permissions differ, which is reported as inconsistent', async () => {
    const found = await apply(
      {
        select_permissions: seen,
        insert_permissions: [insert('a'), insert('b', { check: { owner: { _eq: 'X-Hasura-User-Id' } } })],
        update_permissions: [
          update('a', { columns: '*' }),
          update('b', { columns: ['id', 'owner', 'secret'] }),
        ],
        delete_permissions: [remove('a'), remove('b', { id: { _gt: 0 } })],
      },
      [inheriting('both', 'a', 'b'), inheriting('more', 'both', 'a')],
    );

    const reasons = (role: string) =>
      ['insert', 'delete'].map((kind) => ({
        type: 'inherited role permission inconsistency',
        name: `${kind}_permission of the inherited role ${role} in table doc in source default`,
        reason: `Could not inherit permission for the role '${role}' for the entity: '${kind} permission, table: doc, source: 'default''`,
        definition: null,
      }));
    expect(found).toEqual([...reasons('both'), ...reasons('more')]);
    for (const role of ['both', 'more']) {
      const fields = await fieldsOf(role, 'mutation_root');
      expect(fields.filter((name) => /^(insert|delete)/.test(name))).toEqual([]);
      expect(fields).toContain('update_doc');
    }
  });

  it('has its own permission instead of those of its parents', async () => {
    const found = await apply({
      select_permissions: [...seen, select('both', ['id', 'owner'])],
      insert_permissions: [
        insert('a'),
        insert('b', { columns: ['id'] }),
        insert('both', { columns: ['owner'] }),
      ],
    });

    expect(found).toEqual([]);
    expect(await fieldsOf('both', 'doc')).toEqual(['id', 'owner']);
    expect(await fieldsOf('both', 'doc_insert_input')).toEqual(['owner']);
  });

  it('may call the actions that one of its parents may call', async () => {
    const definition = {
      kind: 'synchronous',
      type: 'query',
      handler: 'http://localhost',
      output_type: 'String',
    };
    const actions = [{ name: 'say', definition, permissions: [{ role: 'b' }] }];
    await apply({ select_permissions: seen }, [inheriting('both', 'a', 'b')], { actions });

    expect(await fieldsOf('both', 'query_root')).toContain('say');
    expect(await fieldsOf('a', 'query_root')).not.toContain('say');
  });
});

describe('an inherited role’s own permission that becomes inconsistent', () => {
  it('is not replaced by its parents’ rights, and a parent’s inconsistent permission gives no rights', async () => {
    await world.client.query('alter table doc add column gone int');
    const byGone = { gone: { _eq: 1 } };
    await apply(
      {
        select_permissions: [
          select('a', ['id', 'secret']),
          select('b', ['id']),
          select('both', ['id'], byGone),
        ],
        insert_permissions: [insert('a'), insert('both', { check: byGone })],
        update_permissions: [update('a'), update('both', { filter: byGone })],
        delete_permissions: [remove('a'), remove('b', byGone), remove('both', byGone)],
      },
      [inheriting('both', 'a', 'b'), inheriting('deleting', 'a', 'b')],
    );
    expect(await fieldsOf('both', 'doc')).toEqual(['id']);

    await world.client.query('alter table doc drop column gone');
    expect((await world.cli.metadata('reload_metadata')).status).toBe(200);

    const names = (await inconsistent()).map((one) => (one as { name: string }).name);
    expect(names).toEqual(
      expect.arrayContaining([
        'select_permission both in table doc in source default',
        'insert_permission both in table doc in source default',
        'delete_permission b in table doc in source default',
        'delete_permission of the inherited role deleting in table doc in source default',
      ]),
    );
    expect(await fieldsOf('both', 'query_root')).toEqual(['no_queries_available']);
    expect(await fieldsOf('both', 'mutation_root')).toEqual([]);
    expect(await fieldsOf('deleting', 'doc')).toEqual(['id', 'secret']);
    expect((await fieldsOf('deleting', 'mutation_root')).filter((name) => name.startsWith('delete'))).toEqual(
      [],
    );
  });
});
