import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { permissionsOf, readActions, readTables } from './read-metadata.ts';

/** Roles that see what visitors see. */
const VISITING = ['anonymous', 'user', 'reader'];
const ROLES = [...VISITING, 'editor', 'mailing', 'site_admin'];

describe('permissions', () => {
  const tables = readTables();

  // tests/engine/admin/permission-matrix.md lists the rights of each of these roles.
  it('are given to exactly six roles', () => {
    const named = tables.flatMap(permissionsOf).map(({ role }) => role);

    expect([...new Set(named)].sort()).toEqual([...ROLES].sort());
  });

  it('list every column by name', () => {
    for (const { table, role, operation, permission } of tables.flatMap(permissionsOf)) {
      const where = `${table} ${role} ${operation}`;
      if (operation === 'delete') expect(permission.columns, where).toBeUndefined();
      else expect(permission.columns, where).toEqual(expect.arrayContaining([expect.any(String)]));
    }
  });

  it('use no session variable for anonymous callers', () => {
    const rules = tables.flatMap(permissionsOf).filter(({ role }) => role === 'anonymous');

    expect(JSON.stringify(rules)).not.toMatch(/x-hasura/i);
  });

  it('keep the setting additional_head_scripts from every insert and update', () => {
    const settings = tables.find(({ table }) => table.name === 'analytics_settings');
    const guard = { key: { _neq: 'additional_head_scripts' } };

    expect(settings?.insert_permissions?.map(({ permission }) => permission.check)).toEqual([guard]);
    expect(settings?.update_permissions?.map(({ permission }) => permission.filter)).toEqual([guard]);
    expect(settings?.update_permissions?.map(({ permission }) => permission.check)).toEqual([guard]);
  });

  it('hide the sender of newsletters from every role but site_admin', () => {
    const settings = tables.find(({ table }) => table.name === 'site_settings');
    const readers = settings?.select_permissions?.filter(({ role }) => role !== 'site_admin') ?? [];

    expect(readers.map(({ role }) => role)).toEqual([...VISITING, 'editor']);
    expect(readers.map(({ permission }) => permission.filter)).toEqual(
      Array(4).fill({ key: { _nin: ['sender_name', 'sender_email', 'reply_to'] } }),
    );
  });

  it('let no role write the state of a contact', () => {
    const contacts = tables.find(({ table }) => table.name === 'contacts');
    const written = [...(contacts?.insert_permissions ?? []), ...(contacts?.update_permissions ?? [])];

    // A form may also draw the id of its new contact.
    const allowed = ['id', 'email', 'first_name', 'last_name', 'locale', 'external_id'];
    for (const { permission } of written)
      expect(allowed).toEqual(expect.arrayContaining(permission.columns ?? []));
    for (const { permission } of contacts?.update_permissions ?? [])
      expect(permission.columns).not.toContain('id');
  });
});

describe('actions', () => {
  it.each(readActions().actions)(
    '$name is called at ACTIONS_URL with the secret of ACTION_SECRET',
    ({ name, definition }) => {
      expect(definition.handler).toBe(`{{ACTIONS_URL}}/actions/${name}`);
      expect(definition.headers).toEqual([{ name: 'x-action-secret', value_from_env: 'ACTION_SECRET' }]);
      expect(definition.output_type).toMatch(/^(\w+|\[\w+!\])!$/);
    },
  );
});

/** Columns that no role sees, because only the actions service counts by them; docs/build/deliveries.md. */
const OF_THE_SERVICE = new Set([
  'contacts.receives_since',
  'deliveries.address_hash',
  'dispatches.retry_unknown',
  'dispatches.details_cleared_at',
  'dispatches.retry_until',
  'dispatches.trace',
  'imports.content_hash',
  'pictures.content',
  // What is to come is told by plan_offers alone.
  'prices_in_force.offer_id',
  'prices_in_force.valid_from',
  'prices_in_force.valid_until',
  'webhook_events.trace',
]);

describe('metadata and migrations', () => {
  let columns: Map<string, { name: string; generated: boolean }[]>;

  const database = useStarted(() => createTestDatabase());
  beforeAll(async () => {
    columns = await readColumns(database.url);
  });

  it('have the same tables', () => {
    expect(
      readTables()
        .map(({ table }) => table.name)
        .sort(),
    ).toEqual([...columns.keys()].sort());
  });

  it('agree: permissions name only columns that exist, and write no generated column', () => {
    for (const { table, role, operation, permission } of readTables().flatMap(permissionsOf)) {
      const known = (columns.get(table) ?? [])
        .filter(({ generated }) => operation === 'select' || !generated)
        .map(({ name }) => name);
      expect(known, `${table} ${role} ${operation}`).toEqual(
        expect.arrayContaining(permission.columns ?? []),
      );
    }
  });

  it('let site_admin read every column except listed ones of the actions service', () => {
    for (const { table, permission } of readTables()
      .flatMap(permissionsOf)
      .filter(({ role, operation }) => role === 'site_admin' && operation === 'select')) {
      expect([...(permission.columns ?? [])].sort(), table).toEqual(
        columns
          .get(table)
          ?.map(({ name }) => name)
          .filter((name) => !OF_THE_SERVICE.has(`${table}.${name}`))
          .sort(),
      );
    }
  });
});

async function readColumns(url: string): Promise<Map<string, { name: string; generated: boolean }[]>> {
  const client = await openClient(url);
  const { rows } = await client.query<{ table: string; name: string; generated: boolean }>(
    `select table_name as table, column_name as name, is_generated = 'ALWAYS' as generated
     from information_schema.columns where table_schema = 'public'`,
  );
  await client.end();
  const columns = new Map<string, { name: string; generated: boolean }[]>();
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
}
