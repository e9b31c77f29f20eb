import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

import { transact } from '#runtime/network/in-transaction.ts';
import { hasUnfinishedRestore, UNFINISHED_TEXT } from '#runtime/process/unfinished-restore.ts';
import type { Say } from '#runtime/process/tell-waits.ts';
import { withBookkeeping } from './bookkeeping.ts';
import { readMigrations, type Migration } from './migration-folder.ts';
import {
  BY_COMMAND_LINE,
  CREATE_FOR_HASURA,
  hashOf,
  lackedBy,
  noteHasuras,
  noteOwn,
  readRecord,
  refuseDirty,
  versionsIn,
  type MigrationRecord,
} from './migration-record.ts';
import { PostgresError } from '../postgres-error.ts';
import { checkSqlFile, runSqlFile } from './sql-file.ts';
import { heldTables } from './held-tables.ts';
import { tellStatement } from '../name-sessions.ts';

export type ApplyOptions = { databaseUrl: string; hasuraDir: string };

export type MigrateOptions = ApplyOptions & {
  /** Chooses the migrations to apply; by default all. */
  isWanted?: (migration: Migration) => boolean;
  /** Makes a record of the migrations for a Hasura that is started on this database later. */
  forHasura?: boolean;
  /** Set by a restore, whose database no other program may migrate before it is whole. */
  isRestoring?: boolean;
  /** Milliseconds that a statement waits for a lock; other statements on the table wait behind it meanwhile. */
  lockTimeoutMs?: number;
  /** Milliseconds to wait before each further try of a file that got no lock. */
  retryDelaysMs?: readonly number[];
  /** Called with a sentence about what is waited for, and about a file that took long. */
  say?: Say | undefined;
};

const LOCK_TIMEOUT_MS = 3_000;
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000] as const;
/** Milliseconds from which on a file's time is told. */
const LONG_MS = 1_000;
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

  return withBookkeeping(options, async (client) => {
    if (options.isRestoring !== true && (await hasUnfinishedRestore(client)))
      throw new PostgresError(UNFINISHED_TEXT);
    if (options.forHasura) await client.query(CREATE_FOR_HASURA);
    const record = await readRecord(client);
    refuseDirty(record);
    refuseForeignHistory(record, migrations);
    await agree(client, migrations, record);
    const pending = lackedBy(record, migrations).filter(options.isWanted ?? (() => true));
    for (const migration of pending) {
      await untilLocked(migration, options, () => apply(client, { ...options, migration, record }));
    }
    return pending.map(({ name }) => name);
  });
}

/** Applies, in the caller's transaction, the migrations that the database lacks. */
export async function applyInTransaction(client: pg.ClientBase, hasuraDir: string): Promise<void> {
  const migrations = readMigrations(hasuraDir);
  migrations.forEach(checkSqlFile);
  for (const migration of lackedBy(await readRecord(client), migrations)) {
    await runSqlFile(client, migration);
    await noteOwn(client, migration);
  }
}

/** Throws where a database has had migrations that these files lack, or that were changed since; changes nothing. */
export async function refuseForeignDatabase(client: pg.ClientBase, hasuraDir: string): Promise<void> {
  const record = await readRecord(client);
  refuseDirty(record);
  refuseForeignHistory(record, readMigrations(hasuraDir));
}

/** Refuses applied migrations that these files lack or that were changed since. */
function refuseForeignHistory(record: MigrationRecord, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const version of versionsIn(record)) {
    const migration = known.get(version);
    const { name, sha256 = BY_COMMAND_LINE } = record.own.get(version) ?? {};
    if (!migration) {
      throw new PostgresError(
        `The database has the migration ${version}${name ? `_${name}` : ''}, which these files lack; it was made by another version of this product.`,
      );
    }
    if (sha256 !== BY_COMMAND_LINE && hashOf(migration) !== sha256) {
      throw new PostgresError(
        `${migration.file} was changed after it was applied; add a new migration instead.`,
      );
    }
  }
}

/**
 * Brings both records in step: what one of them has, the other gets. Migrations that Hasura's command line has applied get
 * their name and hash.
 */
async function agree(client: pg.Client, migrations: Migration[], record: MigrationRecord): Promise<void> {
  const { own, hasura } = record;
  const isIncomplete = ({ version }: Migration) =>
    own.has(version) ? own.get(version)?.sha256 === BY_COMMAND_LINE : hasura?.applied.has(version) === true;
  const missing = [...own.keys()].filter((version) => hasura?.applied.has(version) === false);

  await transact(client, async () => {
    for (const migration of migrations.filter(isIncomplete)) await noteOwn(client, migration);
    await noteHasuras(client, record, missing);
  });
}

/** Calls `run`, which applies a file, again and later each time, while other transactions hold what it must lock. */
async function untilLocked(
  { file }: Migration,
  { retryDelaysMs = RETRY_DELAYS_MS, say = () => undefined }: MigrateOptions,
  run: () => Promise<void>,
): Promise<void> {
  for (const [index, delayMs] of [...retryDelaysMs, undefined].entries()) {
    try {
      await run();
      return;
    } catch (error) {
      if (!LOCK_ERRORS.includes(codeOf(error))) throw error;
      if (delayMs === undefined) throw neverLocked(file, index + 1, error);
      say(`${file} got no lock in time, because a transaction holds it; next try in ${delayMs / 1_000} s`);
      await setTimeout(delayMs);
    }
  }
}

const codeOf = (error: unknown): string =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';

const neverLocked = (file: string, tries: number, cause: unknown) =>
  new PostgresError(
    `${file} got no lock in ${tries} tries, so it was not applied; end the transactions that hold it (docs/operate/upgrades.md) and start again.`,
    { cause },
  );

type Application = MigrateOptions & { migration: Migration; record: MigrationRecord };

async function apply(
  client: pg.Client,
  { migration, record, databaseUrl, lockTimeoutMs = LOCK_TIMEOUT_MS, say = () => undefined }: Application,
): Promise<void> {
  const { file } = migration;
  const begunAt = performance.now();
  let held = '';
  await transact(client, async () => {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await tellStatement(runSqlFile(client, migration), { client, databaseUrl, what: file, say });
    await noteOwn(client, migration);
    await noteHasuras(client, record, [migration.version]);
    if (performance.now() - begunAt > LONG_MS) held = await heldTables(client);
  });
  record.hasura?.applied.add(migration.version);
  const tookMs = performance.now() - begunAt;
  if (tookMs > LONG_MS) say(`${file} took ${(tookMs / 1_000).toFixed(1)} s${held}.`);
}
