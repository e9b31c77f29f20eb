import { createHash } from 'node:crypto';
import type pg from 'pg';

import { transact } from '#runtime/in-transaction.ts';
import { withBookkeeping } from './bookkeeping.ts';
import { readMigrations, type Migration } from './migration-folder.ts';
import { PostgresError } from './postgres-error.ts';
import { checkSqlFile, runSqlFile } from './sql-file.ts';

export type ApplyOptions = { databaseUrl: string; hasuraDir: string };

/**
 * Applies the migrations of `hasura/migrations/default` that the database has not had, in order, each in one
 * transaction together with its entry in `embedded.migrations`. Returns the names of those applied now.
 */
export async function applyMigrations({ databaseUrl, hasuraDir }: ApplyOptions): Promise<string[]> {
  const migrations = readMigrations(hasuraDir);
  migrations.forEach(checkSqlFile);

  return withBookkeeping(databaseUrl, async (client) => {
    const applied = await readApplied(client);
    refuseForeignHistory(applied, migrations);
    const pending = migrations.filter(({ version }) => !applied.has(version));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  });
}

type Applied = Map<bigint, { name: string; sha256: string }>;

async function readApplied(client: pg.Client): Promise<Applied> {
  const { rows } = await client.query<{ version: string; name: string; sha256: string }>(
    'select version, name, sha256 from embedded.migrations',
  );
  return new Map(rows.map(({ version, ...entry }) => [BigInt(version), entry]));
}

/** Refuses a database with applied migrations that these files lack or that were changed since. */
function refuseForeignHistory(applied: Applied, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const [version, { name, sha256 }] of applied) {
    const migration = known.get(version);
    if (!migration) {
      throw new PostgresError(
        `The database has the migration ${version}_${name}, which these files lack; it was made by another version of this product.`,
      );
    }
    if (hash(migration) !== sha256) {
      throw new PostgresError(
        `${migration.file} was changed after it was applied; add a new migration instead.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await transact(client, async () => {
    await runSqlFile(client, migration);
    await client.query('insert into embedded.migrations (version, name, sha256) values ($1, $2, $3)', [
      migration.version.toString(),
      migration.name,
      hash(migration),
    ]);
  });
}

/** Returns a migration's SHA-256; line ends don't count, as a checkout on another system may have others. */
function hash({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
