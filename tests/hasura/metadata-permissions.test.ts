import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { operationsByRole, permissionsOf, readActions, readTables } from './read-metadata.ts';

const WRITES = ['insert', 'update', 'delete'];

/** Operations by role for each table; any other table, role or operation is refused. */
const VISITORS = { anonymous: ['select'], user: ['select'], reader: ['select'] };
const EVERYTHING = ['select', ...WRITES];
/** Roles that see what visitors see. */
const VISITING = Object.keys(VISITORS);
const NO_DELETION = ['select', 'insert', 'update'];
const MATRIX: Record<string, Record<string, string[]>> = {
  analytics_settings: { ...VISITORS, site_admin: NO_DELETION },
  changes: { reader: ['select'], editor: ['select'], mailing: ['select'], site_admin: ['select'] },
  contacts: { mailing: EVERYTHING, site_admin: EVERYTHING },
  deliveries: { mailing: ['select'], site_admin: ['select'] },
  dispatches: { mailing: ['select'], site_admin: ['select'] },
  domain_prices: { ...VISITORS, editor: EVERYTHING, site_admin: EVERYTHING },
  footer_links: { ...VISITORS, editor: EVERYTHING, site_admin: EVERYTHING },
  history_entries: { site_admin: ['select'] },
  holds: { site_admin: ['select'] },
  imports: { mailing: ['select'], site_admin: ['select'] },
  api_keys: { site_admin: ['select'] },
  invitations: { site_admin: ['select'] },
  legal_pages: { ...VISITORS, editor: NO_DELETION, site_admin: NO_DELETION },
  newsletters: { mailing: EVERYTHING, site_admin: EVERYTHING },
  people: { site_admin: ['select'] },
  pricing_plans: { ...VISITORS, editor: EVERYTHING, site_admin: EVERYTHING },
  seo_settings: { ...VISITORS, editor: NO_DELETION, site_admin: NO_DELETION },
  site_settings: { ...VISITORS, editor: ['select'], site_admin: NO_DELETION },
  store_notices: { ...VISITORS, editor: EVERYTHING, site_admin: EVERYTHING },
  subscriber_totals: { mailing: ['select'], site_admin: ['select'] },
  testimonials: { ...VISITORS, editor: EVERYTHING, site_admin: EVERYTHING },
  user_roles: { user: ['select'], site_admin: ['select'] },
  webhook_attempts: { site_admin: ['select'] },
  webhook_deliveries: { site_admin: ['select'] },
  webhook_endpoints: { site_admin: EVERYTHING },
  webhook_events: { site_admin: ['select'] },
  webhook_health: { site_admin: ['select'] },
};

describe('permissions', () => {
  const tables = readTables();

  it('are exactly those of the matrix', () => {
    const found = Object.fromEntries(tables.map((entry) => [entry.table.name, operationsByRole(entry)]));

    expect(found).toEqual(MATRIX);
  });

  it('name every column', () => {
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

  it('show visitors and users active notices within their time only', () => {
    const notices = tables.find(({ table }) => table.name === 'store_notices');
    const readers = notices?.select_permissions?.filter(({ role }) => VISITING.includes(role)) ?? [];

    expect(readers.map(({ role }) => role)).toEqual(VISITING);
    for (const { permission } of readers) {
      expect(permission.filter).toEqual({
        _and: [
          { is_active: { _eq: true } },
          { _or: [{ starts_at: { _is_null: true } }, { starts_at: { _lte: 'now()' } }] },
          { _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: 'now()' } }] },
        ],
      });
    }
  });

  it('keep the head scripts out of reach of every direct write', () => {
    const settings = tables.find(({ table }) => table.name === 'analytics_settings');
    const guard = { key: { _neq: 'additional_head_scripts' } };

    expect(settings?.insert_permissions?.map(({ permission }) => permission.check)).toEqual([guard]);
    expect(settings?.update_permissions?.map(({ permission }) => permission.filter)).toEqual([guard]);
    expect(settings?.update_permissions?.map(({ permission }) => permission.check)).toEqual([guard]);
  });

  it('hide the senders of newsletters from visitors and users', () => {
    const settings = tables.find(({ table }) => table.name === 'site_settings');
    const readers = settings?.select_permissions?.filter(({ role }) => role !== 'site_admin') ?? [];

    expect(readers.map(({ role }) => role)).toEqual([...VISITING, 'editor']);
    expect(readers.map(({ permission }) => permission.filter)).toEqual(
      Array(4).fill({ key: { _nin: ['sender_name', 'sender_email', 'reply_to'] } }),
    );
  });

  it('leave the state of a contact to the actions service and the database', () => {
    const contacts = tables.find(({ table }) => table.name === 'contacts');
    const written = [...(contacts?.insert_permissions ?? []), ...(contacts?.update_permissions ?? [])];

    // A form may also draw the id of its new contact.
    const allowed = ['id', 'email', 'first_name', 'last_name', 'locale', 'external_id'];
    for (const { permission } of written)
      expect(allowed).toEqual(expect.arrayContaining(permission.columns ?? []));
    for (const { permission } of contacts?.update_permissions ?? [])
      expect(permission.columns).not.toContain('id');
  });

  it('let a user read no other person in user_roles', () => {
    const roles = tables.find(({ table }) => table.name === 'user_roles');
    const own = roles?.select_permissions?.find(({ role }) => role === 'user');

    expect(own?.permission.filter).toEqual({ user_id: { _eq: 'X-Hasura-User-Id' } });
  });
});

describe('actions', () => {
  it.each(readActions().actions)(
    '$name is called by address and secret of the environment',
    ({ name, definition }) => {
      expect(definition.handler).toBe(`{{ACTIONS_URL}}/actions/${name}`);
      expect(definition.headers).toEqual([{ name: 'x-action-secret', value_from_env: 'ACTION_SECRET' }]);
      expect(definition.output_type).toMatch(/^(\w+|\[\w+!\])!$/);
    },
  );

  it('of signing in are open to every role', () => {
    const open = readActions().actions.filter(({ name }) =>
      ['sign_in', 'check_captcha', 'visitor_info'].includes(name),
    );

    expect(open).toHaveLength(3);
    for (const { permissions } of open) {
      expect(permissions).toEqual([{ role: 'anonymous' }, { role: 'user' }, { role: 'site_admin' }]);
    }
  });
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

  it('name only columns that exist, and write none that is generated', () => {
    for (const { table, role, operation, permission } of readTables().flatMap(permissionsOf)) {
      const known = (columns.get(table) ?? [])
        .filter(({ generated }) => operation === 'select' || !generated)
        .map(({ name }) => name);
      expect(known, `${table} ${role} ${operation}`).toEqual(
        expect.arrayContaining(permission.columns ?? []),
      );
    }
  });

  it('let the administrator read every column', () => {
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string; name: string; generated: boolean }>(
    `select table_name as table, column_name as name, is_generated = 'ALWAYS' as generated
     from information_schema.columns where table_schema = 'public'`,
  );
  await client.end();
  const columns = new Map<string, { name: string; generated: boolean }[]>();
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
}
