import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrationNames } from './migration-names.ts';
import { readSequences, readTables, type DataTable } from './backup-tables.ts';
import { FORMAT, ROWS_END, type BackupEnd, type BackupHeader, type SequenceValue } from './backup-text.ts';

/** Bytes that are collected before they are passed on: COPY sends each row by itself. */
const PIECE_BYTES = 256 * 1024;

export type BackupSource = {
  client: pg.Client;
  hasuraDir: string;
  /** Version of the product. */
  product: string;
  /** Content of the data folder's `secrets.json`, if it has one. */
  secrets: Record<string, unknown> | null;
};

export type BackupCount = { tables: number; rows: number; header: BackupHeader };

/**
 * Yields the text of a backup, read in one snapshot of the database that hinders no writer; `onDone` gets what was
 * written.
 */
export async function* writeBackup(
  { client, hasuraDir, product, secrets }: BackupSource,
  onDone: (count: BackupCount) => void = () => undefined,
): AsyncIterable<Buffer> {
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s'`,
  );
  await client.query('begin isolation level repeatable read, read only');
  const tables = await readTables(client);
  const header = await makeHeader(client, { hasuraDir, product, secrets });
  yield line(header);

  const rows: Record<string, number> = {};
  for (const table of tables) {
    yield line({ table: table.name, columns: table.columns });
    rows[table.name] = yield* copyRows(client, table);
    yield Buffer.from(ROWS_END);
  }
  // A sequence is outside of any snapshot: read after the rows, it has none of their numbers before it.
  yield line({ end: true, sequences: await readValues(client), rows } satisfies BackupEnd);
  await client.query('commit');
  onDone({ tables: tables.length, rows: Object.values(rows).reduce((sum, count) => sum + count, 0), header });
}

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

async function makeHeader(
  client: pg.Client,
  { hasuraDir, product, secrets }: Omit<BackupSource, 'client'>,
): Promise<BackupHeader> {
  const { rows } = await client.query<{
    snapshot_at: string;
    server_version: string;
    realm: string | null;
    queue: string | null;
  }>(
    `select to_json(now()) #>> '{}' as snapshot_at, current_setting('server_version') as server_version,
       to_regclass('identity.realm') as realm, to_regclass('graphile_worker.migrations') as queue`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('PostgreSQL gave no row for its version.');
  const queue = facts.queue === null ? null : await readQueueVersion(client);

  return {
    format: FORMAT,
    product,
    snapshot_at: facts.snapshot_at,
    server_version: facts.server_version,
    migrations: await readMigrationNames(client, hasuraDir),
    queue,
    has_realm: facts.realm !== null,
    secrets,
  };
}

/** Reads the version of the schema of the jobs' queue. */
export async function readQueueVersion(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ id: number | null }>(
    'select max(id) as id from graphile_worker.migrations',
  );
  return rows[0]?.id ?? null;
}

async function* copyRows(client: pg.Client, { name, columns }: DataTable): AsyncGenerator<Buffer, number> {
  const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of copy as AsyncIterable<Buffer>) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
  return copy.rowCount;
}

async function readValues(client: pg.Client): Promise<Record<string, SequenceValue>> {
  const values: Record<string, SequenceValue> = {};
  for (const name of await readSequences(client)) {
    const { rows } = await client.query<SequenceValue>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    if (rows[0]) values[name] = rows[0];
  }
  return values;
}
