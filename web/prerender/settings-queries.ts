import { SETTINGS_FIELDS } from '../pages/site-settings.ts';
import type { AskedQuery } from './renderer.ts';

/** What an administrator set and what heads name, by table: a subscription reads one table. */
export const SETTINGS_QUERIES: Readonly<Record<string, AskedQuery>> = Object.fromEntries(
  Object.entries(SETTINGS_FIELDS).map(([table, field]) => [table, queryOf(table, field)]),
);

function queryOf(table: string, field: string): AskedQuery {
  const name = `Saved_${table}`;

  return { key: table, name, query: `query ${name} { ${field} }`, variables: {} };
}
