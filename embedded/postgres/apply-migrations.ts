import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

import { transact } from '#runtime/in-transaction.ts';
import { hasUnfinishedRestore, UNFINISHED_TEXT } from '#runtime/unfinished-restore.ts';
import { withBookkeeping } from './bookkeeping.ts';
import { openHasuraRecord, type HasuraRecord } from './hasura-record.ts';
import { readMigrations, type Migration } from './migration-folder.ts';
import { PostgresError } from './postgres-error.ts';
import { checkSqlFile, runSqlFile } from './sql-file.ts';

export type ApplyOptions = { databaseUrl: string; hasuraDir: string };

export type MigrateOptions = ApplyOptions & {
  /** Chooses the migrations to apply; by default all. */
  isWanted?: (migration: Migration) => boolean;
  /** Makes a record of the migrations for a Hasura that is started on this database later. */
  forHasura?: boolean;
  /** Set by a restore, whose database nobody else may migrate before it is whole. */
  isRestoring?: boolean;
  /** Milliseconds that a statement waits for a lock; whoever wants to use the table waits behind it meanwhile. */
  lockTimeoutMs?: number;
  /** Milliseconds to wait before each further try of a file that got no lock. */
  retryDelaysMs?: readonly number[];
  /** Called before each of these waits. */
  onRetry?: (text: string) => void;
};

const LOCK_TIMEOUT_MS = 3_000;
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000] as const;
/** SQLSTATEs of a lock that was not got in time, and of transactions that waited for each other. */
const LOCK_ERRORS = ['55P03', '40P01'];

/**
 * Applies the migrations of `hasura/migrations/default` that the database has not had, in order, each in one
 * transaction together with its entry in `embedded.migrations`, and in Hasura's own record where there is one. A file
 * that gets no lock in time is tried again. Returns the names of those applied now.
 */
export async function applyMigrations(options: MigrateOptions): Promise<string[]> {
  const migrations = readMigrations(options.hasuraDir);
  migrations.forEach(checkSqlFile);

  return withBookkeeping(options.databaseUrl, async (client) => {
    if (options.isRestoring !== true && (await hasUnfinishedRestore(client)))
      throw new PostgresError(UNFINISHED_TEXT);
    const record = await openHasuraRecord(client, { create: options.forHasura === true });
    const applied = await readApplied(client);
    refuseForeignHistory(applied, migrations);
    await completeEntries(client, applied, migrations);
    await agree(client, { migrations, applied, record });
    const pending = migrations
      .filter(({ version }) => !applied.has(version) && record?.applied.has(version) !== true)
      .filter(options.isWanted ?? (() => true));
    for (const migration of pending) {
      await untilLocked(migration, options, () => apply(client, { migration, record, ...options }));
    }
    return pending.map(({ name }) => name);
  });
}

/** Applies what the database lacks as a part of the caller's transaction. */
export async function applyInTransaction(client: pg.ClientBase, hasuraDir: string): Promise<void> {
  const migrations = readMigrations(hasuraDir);
  migrations.forEach(checkSqlFile);
  const applied = await readApplied(client);
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    await runSqlFile(client, migration);
    await note(client, migration);
  }
}

/** In place of a hash: Hasura's command line has applied this migration and told its version alone. */
const BY_COMMAND_LINE = '';

type Applied = Map<bigint, { name: string; sha256: string }>;

async function readApplied(client: pg.ClientBase): Promise<Applied> {
  const { rows } = await client.query<{ version: string; name: string; sha256: string }>(
    'select version, name, sha256 from embedded.migrations',
  );
  return new Map(rows.map(({ version, ...entry }) => [BigInt(version), entry]));
}

/** Throws where a database has had migrations that these files lack, or that were changed since; changes nothing. */
export async function refuseForeignDatabase(client: pg.ClientBase, hasuraDir: string): Promise<void> {
  const migrations = readMigrations(hasuraDir);
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('embedded.migrations') is not null as found`,
  );
  if (rows[0]?.found === true) refuseForeignHistory(await readApplied(client), migrations);
  const record = await openHasuraRecord(client, { create: false });
  const known = new Set(migrations.map(({ version }) => version));
  for (const version of record?.applied ?? []) if (!known.has(version)) throw foreign(String(version));
}

/** Refuses applied migrations that these files lack or that were changed since. */
function refuseForeignHistory(applied: Applied, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const [version, { name, sha256 }] of applied) {
    const migration = known.get(version);
    if (!migration) throw foreign(`${version}_${name}`);
    if (sha256 !== BY_COMMAND_LINE && hash(migration) !== sha256) {
      throw new PostgresError(
        `${migration.file} was changed after it was applied; add a new migration instead.`,
      );
    }
  }
}

/** Adds name and hash to migrations that Hasura's command line has applied. */
async function completeEntries(client: pg.Client, applied: Applied, migrations: Migration[]): Promise<void> {
  const incomplete = migrations.filter(({ version }) => applied.get(version)?.sha256 === BY_COMMAND_LINE);
  for (const migration of incomplete) {
    await client.query('update embedded.migrations set name = $2, sha256 = $3 where version = $1', [
      migration.version.toString(),
      migration.name,
      hash(migration),
    ]);
  }
}

const foreign = (migration: string) =>
  new PostgresError(
    `The database has the migration ${migration}, which these files lack; it was made by another version of this product.`,
  );

type Records = { migrations: Migration[]; applied: Applied; record: HasuraRecord | undefined };

/** Brings both records in step: what one of them has, the other gets. */
async function agree(client: pg.Client, { migrations, applied, record }: Records): Promise<void> {
  if (!record) return;
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  const adopted = [...record.applied]
    .filter((version) => !applied.has(version))
    .map((version) => {
      const migration = known.get(version);
      if (!migration) throw foreign(String(version));
      return migration;
    });
  const missing = [...applied.keys()].filter((version) => !record.applied.has(version));

  await transact(client, async () => {
    for (const migration of adopted) await note(client, migration);
    if (missing.length > 0) await record.add(missing);
  });
}

/** Calls `run`, which applies a file, again and later each time, while other transactions hold what it must lock. */
async function untilLocked(
  { file }: Migration,
  { retryDelaysMs = RETRY_DELAYS_MS, onRetry = () => undefined }: MigrateOptions,
  run: () => Promise<void>,
): Promise<void> {
  for (const [index, delayMs] of [...retryDelaysMs, undefined].entries()) {
    try {
      await run();
      return;
    } catch (error) {
      if (!LOCK_ERRORS.includes(codeOf(error))) throw error;
      if (delayMs === undefined) throw neverLocked(file, index + 1, error);
      onRetry(
        `${file} got no lock in time, because a transaction holds it; next try in ${delayMs / 1_000} s`,
      );
      await setTimeout(delayMs);
    }
  }
}

const codeOf = (error: unknown): string =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';

const neverLocked = (file: string, tries: number, cause: unknown) =>
  new PostgresError(
    `${file} got no lock in ${tries} tries, so it was not applied; end the transactions that hold it (docs/upgrades.md) and start again.`,
    { cause },
  );

type Application = Pick<MigrateOptions, 'lockTimeoutMs'> & {
  migration: Migration;
  record: HasuraRecord | undefined;
};

async function apply(
  client: pg.Client,
  { migration, record, lockTimeoutMs = LOCK_TIMEOUT_MS }: Application,
): Promise<void> {
  await transact(client, async () => {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await runSqlFile(client, migration);
    await note(client, migration);
    await record?.add([migration.version]);
  });
}

async function note(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('insert into embedded.migrations (version, name, sha256) values ($1, $2, $3)', [
    migration.version.toString(),
    migration.name,
    hash(migration),
  ]);
}

/** Returns a migration's SHA-256; line ends don't count, as a checkout on another system may have others. */
function hash({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
