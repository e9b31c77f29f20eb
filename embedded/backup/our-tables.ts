import { SCHEMA as IDENTITY_SCHEMA } from '../identity/storage/schema.ts';
import { readMigrations } from '../postgres/migrations/migration-folder.ts';

/** Tells whether a table, or a column of it, is of this product; the names are as PostgreSQL quotes them. */
export type IsOurs = (table: string, column?: string) => boolean;

/** Schemas whose tables our libraries make; no other code uses them. */
const OF_LIBRARIES = /^(embedded|graphile_worker)\./;
const COMMENT = /--.*/g;
const STATEMENT = /\b(?:create|alter)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?([a-z_]+\.[a-z_]+)\b[^;]*/g;

/**
 * Reads what is ours from the statements that make and alter tables. Each word of a table's statements counts as one of
 * its columns, so that those of earlier releases are known as well, and none of ours is ever taken for a foreign one.
 */
export function readOurs(hasuraDir: string): IsOurs {
  const statements = new Map<string, string>();
  for (const sql of [...readMigrations(hasuraDir).map((migration) => migration.sql), IDENTITY_SCHEMA]) {
    for (const [statement, table = ''] of sql.replaceAll(COMMENT, '').matchAll(STATEMENT)) {
      const all = `${statements.get(table) ?? ''} ${statement}`;
      statements.set(table, all);
      const renamed = /\brename to (\w+)/.exec(statement)?.[1];
      if (renamed !== undefined) statements.set(table.replace(/\w+$/, renamed), all);
    }
  }
  return (table, column) => {
    if (OF_LIBRARIES.test(table)) return true;
    const known = statements.get(table);
    if (known === undefined || column === undefined) return known !== undefined;
    const name = column.replaceAll('"', '');
    return /^\w+$/.test(name) && new RegExp(`\\b${name}\\b`).test(known);
  };
}
