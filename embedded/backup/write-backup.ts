import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrationNames } from './migration-names.ts';
import { readSequences, readTables, type DataTable, type Selection } from './backup-tables.ts';
import { FORMAT, ROWS_END, type BackupEnd, type BackupHeader, type SequenceValue } from './backup-text.ts';

/** Bytes that are collected before they are passed on: COPY sends each row by itself. */
const PIECE_BYTES = 256 * 1024;

export type BackupSource = {
  client: pg.Client;
  hasuraDir: string;
  /** Version of the product. */
  product: string;
  /** Those of the product's secrets that are not in its environment; null: none. */
  secrets: Record<string, unknown> | null;
  selection: Selection;
};

export type BackupCount = {
  tables: number;
  rows: number;
  header: BackupHeader;
  /** Names of what is not ours and therefore left out. */
  leftOut: string[];
};

/**
 * Yields the text of a backup, read in one snapshot of the database that hinders no writer; `onDone` gets what was
 * written.
 */
export async function* writeBackup(
  source: BackupSource,
  onDone: (count: BackupCount) => void = () => undefined,
): AsyncIterable<Buffer> {
  const { client, selection } = source;
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s'`,
  );
  await client.query('begin isolation level repeatable read, read only');
  const found = await readTables(client, selection.isOurs);
  const tables = found.tables.filter(({ name }) => !selection.isLeftOut(name));
  const header = await makeHeader(source);
  yield line(header);

  const rows: Record<string, number> = {};
  for (const table of tables) {
    yield line({ table: table.name, columns: table.columns });
    rows[table.name] = yield* copyRows(client, table);
    yield Buffer.from(ROWS_END);
  }
  // A sequence is outside of any snapshot: read after the rows, it has none of their numbers before it.
  yield line({ end: true, sequences: await readValues(client, tables), rows } satisfies BackupEnd);
  await client.query('commit');
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  onDone({ tables: tables.length, rows: count, header, leftOut: found.others });
}

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

async function makeHeader(source: BackupSource): Promise<BackupHeader> {
  const { client, hasuraDir, product, secrets, selection } = source;
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
    has_realm: facts.realm !== null && !selection.isLeftOut('identity.realm'),
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

async function readValues(
  client: pg.Client,
  tables: readonly DataTable[],
): Promise<Record<string, SequenceValue>> {
  const values: Record<string, SequenceValue> = {};
  for (const name of await readSequences(client, tables)) {
    const { rows } = await client.query<SequenceValue>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    if (rows[0]) values[name] = rows[0];
  }
  return values;
}
