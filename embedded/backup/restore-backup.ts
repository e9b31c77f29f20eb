import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { transact } from '#runtime/network/in-transaction.ts';
import { UNFINISHED_RESTORE } from '#runtime/process/unfinished-restore.ts';
import { applyInTransaction } from '../postgres/migrations/apply-migrations.ts';
import { BackupError } from './backup-error.ts';
import { readSequences, readTables, type DataTable, type Selection } from './backup-tables.ts';
import type { BackupEnd, BackupReader, BackupTable } from './backup-text.ts';

/** How much was copied; `leftOut` names the tables and columns of the backup that the database lacks. */
export type RestoreCount = Awaited<ReturnType<typeof copyData>>;

type Options = {
  hasuraDir: string;
  selection: Selection;
  signal?: AbortSignal | undefined;
  beforeCommit?: () => void;
};

/**
 * Fills a database that has the schema of the backup and no data, in one transaction: rows, sequences, the migrations
 * that are newer than the backup, and the hold.
 */
export async function restoreBackup(
  client: pg.Client,
  reader: BackupReader,
  { hasuraDir, selection, signal, beforeCommit }: Options,
): Promise<RestoreCount> {
  return transact(client, async () => {
    await client.query(`set local lock_timeout = '10s'; set local statement_timeout = 0`);
    const { tables } = await readTables(client, selection.isOurs);
    // The database's own triggers rest meanwhile, because what they would write is in the backup.
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
    const count = await copyData(client, reader, { selection, signal });
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    await applyInTransaction(client, hasuraDir);
    await unlockJobs(client);
    await client.query('select public.hold_restored_data($1)', [reader.header.snapshot_at]);
    await client.query(`drop table ${UNFINISHED_RESTORE}`);
    beforeCommit?.();
    return count;
  });
}

type Copied = { rows: Map<string, number>; leftOut: string[] };

/** Replaces the rows and sequences of a database by those of a backup; what the database lacks is left out and named. */
export async function copyData(
  client: pg.Client,
  reader: BackupReader,
  { selection, signal }: Pick<Options, 'selection' | 'signal'>,
) {
  const { tables } = await readTables(client, selection.isOurs);
  await truncate(client, tables, selection);
  const targets = new Map(tables.map((table) => [table.name, table]));
  const copied: Copied = { rows: new Map(), leftOut: [] };
  const indexes = await dropIndexes(client, [...targets.keys()]);

  for await (const table of reader.tables()) {
    const known = selection.isLeftOut(table.table) ? undefined : targets.get(table.table)?.columns;
    const missing = table.columns.filter((column) => !known?.includes(column));
    if (missing.length === table.columns.length) {
      await skip(table.rows);
      copied.leftOut.push(table.table);
      continue;
    }
    copied.leftOut.push(...missing.map((column) => `${table.table}.${column}`));
    copied.rows.set(table.table, await copyRows(client, withoutColumns(table, missing), signal));
  }
  const end = await reader.end();
  refuseLost(copied, end);
  for (const sql of indexes) await client.query(sql);
  await setSequences(client, tables, end);
  return { tables: copied.rows.size, rows: sum(copied.rows.values()), leftOut: copied.leftOut };
}

/** Records of what was done to a database; they stay where the rows of a backup don't replace them. */
const RECORDS = /\.(migrations|unfinished_restore)$/;

/** Deletes the few rows that migrations insert themselves. */
export async function truncate(
  client: pg.Client,
  tables: readonly DataTable[],
  { isLeftOut }: Selection,
): Promise<void> {
  const names = tables.map(({ name }) => name).filter((name) => !(RECORDS.test(name) && isLeftOut(name)));
  await client.query(`truncate ${names.join(', ')}`);
}

/** Drops the indexes by which no constraint is held; returns how to make them, which is much faster once the rows are there. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select format('%I.%I', nspname, class.relname) as name, pg_get_indexdef(indexrelid) as sql
     from pg_index join pg_class as class on class.oid = indexrelid join pg_namespace as schema on schema.oid = relnamespace
     where indrelid = any (cast($1 as regclass[])) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  if (rows.length > 0) await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows.map(({ sql }) => sql);
}

/** Leaves columns out of a table and of its rows, which have a tab between two values. */
function withoutColumns(table: BackupTable, missing: readonly string[]): BackupTable {
  if (missing.length === 0) return table;
  const isKept = table.columns.map((column) => !missing.includes(column));
  const shorten = (row: string) =>
    row
      .split('\t')
      .filter((_, at) => isKept[at])
      .join('\t');
  async function* shortened(): AsyncIterable<Buffer> {
    let rest = '';
    for await (const piece of table.rows) {
      const rows = `${rest}${piece.toString('latin1')}`.split('\n');
      rest = rows.pop() ?? '';
      yield Buffer.from(rows.map((row) => `${shorten(row)}\n`).join(''), 'latin1');
    }
  }
  return { ...table, columns: table.columns.filter((_, at) => isKept[at]), rows: shortened() };
}

async function skip(rows: AsyncIterable<Buffer>): Promise<void> {
  const pieces = rows[Symbol.asyncIterator]();
  while (!(await pieces.next()).done);
}

async function copyRows(
  client: pg.Client,
  { table, columns, rows }: BackupTable,
  signal: AbortSignal | undefined,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(rows, { objectMode: false }), copy, signal ? { signal } : {});
  return copy.rowCount;
}

function refuseLost({ rows, leftOut }: Copied, end: BackupEnd): void {
  for (const [table, count] of Object.entries(end.rows)) {
    const found = rows.get(table) ?? 0;
    if (found === count || leftOut.includes(table)) continue;
    throw new BackupError(
      `The backup is torn: the table ${table} should have ${count} rows, and ${found} were found.`,
    );
  }
}

/** Unlocks the jobs that were running at the time of the backup: no worker of that time lives. */
async function unlockJobs(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as found`,
  );
  if (rows[0]?.found !== true) return;
  await client.query(
    `select graphile_worker.force_unlock_workers(
       array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
  );
}

/** Sets the sequences that the schema has; those of tables that were left out are left out, too. */
async function setSequences(
  client: pg.Client,
  tables: readonly DataTable[],
  { sequences }: BackupEnd,
): Promise<void> {
  for (const name of await readSequences(client, tables)) {
    const value = sequences[name];
    if (value) await client.query('select setval($1, $2, $3)', [name, value.value, value.isCalled]);
  }
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}
