import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { transact } from '#runtime/in-transaction.ts';
import { UNFINISHED_RESTORE } from '#runtime/unfinished-restore.ts';
import { applyInTransaction } from '../postgres/apply-migrations.ts';
import { BackupError } from './backup-error.ts';
import { readSequences, readTables } from './backup-tables.ts';
import type { BackupEnd, BackupReader, BackupTable } from './backup-text.ts';
import { readTriggers, switchTriggers } from './triggers.ts';

export type RestoreCount = { tables: number; rows: number; leftOut: string[] };

/**
 * Fills a database that has the schema of the backup and no data, in one transaction: rows, sequences, the migrations
 * that are newer than the backup, and the hold. Tables that the schema lacks are left out and named.
 */
export async function restoreBackup(
  client: pg.Client,
  reader: BackupReader,
  { hasuraDir, signal, beforeCommit }: { hasuraDir: string; signal?: AbortSignal; beforeCommit?: () => void },
): Promise<RestoreCount> {
  return transact(client, async () => {
    await client.query(`set local lock_timeout = '10s'; set local statement_timeout = 0`);
    const count = await copyTables(client, reader, signal);
    const end = await reader.end();
    refuseLost(count, end);
    await setSequences(client, end);
    await applyInTransaction(client, hasuraDir);
    await unlockJobs(client);
    await client.query('select public.hold_restored_data($1)', [reader.header.snapshot_at]);
    await client.query(`drop table ${UNFINISHED_RESTORE}`);
    beforeCommit?.();
    return { tables: count.rows.size, rows: sum(count.rows.values()), leftOut: count.leftOut };
  });
}

type Copied = { rows: Map<string, number>; leftOut: string[] };

/** Copies all tables; the database's own triggers rest meanwhile, because what they would write is in the backup. */
async function copyTables(client: pg.Client, reader: BackupReader, signal?: AbortSignal): Promise<Copied> {
  const targets = new Map((await readTables(client)).map((table) => [table.name, table]));
  const triggers = await readTriggers(client, [...targets.keys()]);
  const copied: Copied = { rows: new Map(), leftOut: [] };
  await switchTriggers(client, triggers, 'off');
  // The migrations insert a few rows themselves, which are in the backup as they are there.
  await client.query(`truncate ${[...targets.keys()].join(', ')} cascade`);

  for await (const table of reader.tables()) {
    const target = targets.get(table.table);
    if (target === undefined) {
      await skip(table.rows);
      copied.leftOut.push(table.table);
      continue;
    }
    const missing = table.columns.filter((column) => !target.columns.includes(column));
    if (missing.length > 0) {
      throw new BackupError(`The table ${table.table} has no ${missing.join(', ')}, which the backup has.`);
    }
    copied.rows.set(table.table, await copyRows(client, table, signal));
  }
  await switchTriggers(client, triggers, 'on');
  return copied;
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
async function setSequences(client: pg.Client, { sequences }: BackupEnd): Promise<void> {
  for (const name of await readSequences(client)) {
    const value = sequences[name];
    if (value) await client.query('select setval($1, $2, $3)', [name, value.value, value.isCalled]);
  }
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}
