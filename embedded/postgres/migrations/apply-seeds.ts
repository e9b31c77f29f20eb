import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

import { transact } from '#runtime/network/in-transaction.ts';
import { withBookkeeping, type LockOptions } from './bookkeeping.ts';
import { shownPath } from './migration-folder.ts';
import { checkSqlFile, runSqlFile } from './sql-file.ts';

/** Tables of the schema `public` in which migrations put rows; they say nothing about whether anybody used the database. */
export const FILLED_BY_MIGRATIONS = ['domain_extensions', 'hosting_kinds', 'site_pieces'];

type SeedOptions = LockOptions & { hasuraDir: string };

/**
 * Loads `hasura/seeds/default/*.sql` by name, all in one transaction, into a database that was never seeded and whose
 * tables are empty, so that rows which an administrator deleted do not come back. Returns whether the seeds were
 * loaded.
 */
export async function applySeeds({ hasuraDir, ...options }: SeedOptions): Promise<boolean> {
  const seeds = readSeeds(path.join(hasuraDir, 'seeds', 'default'));
  seeds.forEach(checkSqlFile);

  return withBookkeeping(options, async (client) => {
    if (!(await isUntouched(client))) return false;
    await transact(client, async () => {
      for (const seed of seeds) await runSqlFile(client, seed);
      await client.query('insert into embedded.seedings default values');
    });
    return true;
  });
}

function readSeeds(folder: string): { file: string; sql: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file: shownPath(file), sql: readFileSync(file, 'utf8') }));
}

async function isUntouched(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> all ($1)
     union all select 'embedded.seedings'`,
    [FILLED_BY_MIGRATIONS],
  );
  const filled = tables.map(({ name }) => `exists (select from ${name})`).join(' or ');
  const { rows } = await client.query<{ filled: boolean }>(`select ${filled} as filled`);
  return rows[0]?.filled === false;
}
