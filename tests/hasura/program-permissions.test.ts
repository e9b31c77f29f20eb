import { describe, expect, it } from 'vitest';
import { operationsByRole, permissionsOf, readTables, type TableEntry } from './read-metadata.ts';

/** Tables with a few rows each, whose keys a check constraint lists; programs see the same rows as visitors. */
const KEYED_BY_NAME = ['legal_pages', 'seo_settings', 'site_settings'];

/** Tables whose changes are recorded (keep_history), of those that a program may read. */
const RECORDED = [
  ...['store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings'],
  ...['site_settings', 'legal_pages', 'newsletters', 'contacts', 'domain_prices', 'domain_extensions'],
  ...['testimonials', 'tax_rates', 'site_pieces', 'plan_offers', 'hosting_kinds'],
];

/** Returns the tables that a permission of `changes` lists. */
const namesIn = (filter: unknown): string[] =>
  /"table_name":\{"_in":\[([^\]]+)\]/.exec(JSON.stringify(filter))?.[1]?.match(/\w+/g) ?? [];

describe('the roles for API programs', () => {
  const tables = readTables();

  it('let "reader" see what visitors see, and aggregates of it', () => {
    for (const { table, select_permissions: permissions = [] } of tables) {
      if (table.name === 'changes') continue;
      const [visitor, reader] = ['anonymous', 'reader'].map(
        (name) => permissions.find(({ role }) => role === name)?.permission,
      );

      expect(reader, table.name).toEqual(visitor && { ...visitor, allow_aggregations: true });
    }
  });

  it('give "editor" and "mailing" no more than an administrator has, and at most 1000 rows a list', () => {
    for (const { table, operation, role, permission } of tables.flatMap(permissionsOf)) {
      if (!['editor', 'mailing'].includes(role)) continue;
      const where = `${table} ${role} ${operation}`;
      const whole = tables
        .find((entry) => entry.table.name === table)
        ?.[`${operation}_permissions`]?.find((entry) => entry.role === 'site_admin')?.permission;

      expect(whole?.columns ?? [], where).toEqual(expect.arrayContaining(permission.columns ?? []));
      expect(permission.check, where).toEqual(whole?.check);
      if (KEYED_BY_NAME.includes(table) || table === 'changes') continue;
      expect(permission.filter, where).toEqual(whole?.filter);
      if (operation === 'select') expect(permission.limit, where).toBeLessThanOrEqual(1_000);
    }
  });

  it.each(['reader', 'editor', 'mailing'])(
    'show %s the changes of exactly the recorded tables that it may read',
    (role) => {
      const isRead = (entry: TableEntry) => operationsByRole(entry)[role] !== undefined;
      const watched = RECORDED.filter((name) =>
        tables.some((entry) => entry.table.name === name && isRead(entry)),
      );
      const changes = tables.find(({ table }) => table.name === 'changes');
      const permission = changes?.select_permissions?.find((entry) => entry.role === role);

      expect(namesIn(permission?.permission.filter).sort()).toEqual(watched.sort());
    },
  );
});
