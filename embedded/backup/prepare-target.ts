import type pg from 'pg';
import { runMigrations } from 'graphile-worker';
import { UNFINISHED_RESTORE } from '#runtime/process/unfinished-restore.ts';
import { SCHEMA as IDENTITY_SCHEMA } from '../identity/storage/schema.ts';
import { applyMigrations } from '../postgres/migrations/apply-migrations.ts';
import { FILLED_BY_MIGRATIONS } from '../postgres/migrations/apply-seeds.ts';
import { readMigrations } from '../postgres/migrations/migration-folder.ts';
import { POSTGRES_MAJOR } from '../postgres/server/data-folder.ts';
import { withClient } from '../postgres/with-client.ts';
import { BackupError } from './backup-error.ts';
import { readTables } from './backup-tables.ts';
import type { BackupHeader } from './backup-text.ts';
import { folderOf } from './migration-names.ts';
import type { IsOurs } from './our-tables.ts';
import { readQueueVersion } from './write-backup.ts';

type Options = { databaseUrl: string; hasuraDir: string };

/** Throws where this release can't read the backup: it has migrations that are unknown here. */
export function refuseNewerMigrations({ migrations, product }: BackupHeader, hasuraDir: string): void {
  const known = new Set(readMigrations(hasuraDir).map(folderOf));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup was written by another release (${product}): it has the migration ${unknown[0]}, which this one lacks.`,
  );
}

/** Throws, and changes nothing, where a database is not empty or not of this kind. */
export async function refuseFilled(
  client: pg.ClientBase,
  header: BackupHeader,
  isOurs: IsOurs,
): Promise<void> {
  const { rows } = await client.query<{
    major: number;
    encoding: string;
    others: string | null;
    has_migrations: boolean;
  }>(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
       (select string_agg(distinct coalesce(nullif(application_name, ''), usename), ', ') from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
       to_regclass('embedded.migrations') is not null as has_migrations`,
  );
  const [facts] = rows;
  if (!facts || facts.major < Number(POSTGRES_MAJOR)) {
    throw new BackupError(
      `The target is PostgreSQL ${facts?.major ?? 'of an unknown version'}; ${POSTGRES_MAJOR} or later is needed.`,
    );
  }
  if (facts.encoding !== 'UTF8') {
    throw new BackupError(
      `The target's encoding is ${facts.encoding}; create a database with encoding UTF8.`,
    );
  }
  if (facts.others !== null) {
    throw new BackupError(`The target is in use (${facts.others}); stop what uses it first.`);
  }
  if (facts.has_migrations) await refuseOtherMigrations(client, header);
  await refuseRows(client, isOurs, facts.has_migrations);
}

async function refuseOtherMigrations(client: pg.ClientBase, { migrations }: BackupHeader): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select version || '_' || name as name from embedded.migrations order by version`,
  );
  const other = rows.find(({ name }) => !migrations.includes(name));
  if (other === undefined) return;
  throw new BackupError(
    `The target has the migration ${other.name}, which the backup had not; restore into an empty database.`,
  );
}

/**
 * A database without data has no table of ours at all, or those that the migrations made, and no rows of people in
 * them.
 */
async function refuseRows(client: pg.ClientBase, isOurs: IsOurs, hasMigrations: boolean): Promise<void> {
  const { tables } = await readTables(client, isOurs);
  const strange = hasMigrations ? undefined : tables.find(({ name }) => name !== UNFINISHED_RESTORE);
  if (strange) throw new BackupError(`The target is not empty: it has the table ${strange.name}.`);
  const ours = tables.filter(
    ({ name }) =>
      /^(public|identity)\.|^graphile_worker\._private_jobs$/.test(name) &&
      !FILLED_BY_MIGRATIONS.some((filled) => name === `public.${filled}`),
  );
  for (const { name } of ours) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) throw new BackupError(`The target is not empty: the table ${name} has rows.`);
  }
}

/** Marks the database as one that no other program may start or migrate until its data is there. */
export async function markUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create schema if not exists embedded;
     create table if not exists ${UNFINISHED_RESTORE} (begun_at timestamptz not null default now())`,
  );
}

/** Brings an empty database to the schema that the backup's data had. */
export async function prepareTarget(
  header: BackupHeader,
  { databaseUrl, hasuraDir }: Options,
): Promise<void> {
  const migrations = new Set(header.migrations);
  await applyMigrations({
    databaseUrl,
    hasuraDir,
    isRestoring: true,
    isWanted: (migration) => migrations.has(folderOf(migration)),
  });
  await withClient({ connectionString: databaseUrl, application_name: 'restore' }, async (client) => {
    if (header.has_realm) await client.query(IDENTITY_SCHEMA);
    if (header.queue === null) return;
    await runMigrations({ connectionString: databaseUrl });
    const own = await readQueueVersion(client);
    if (own !== null && header.queue <= own) return;
    throw new BackupError(
      `The jobs' queue of the backup has version ${header.queue}; this release knows ${own ?? 'none'}.`,
    );
  });
}
