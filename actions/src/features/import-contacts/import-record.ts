import type { Client } from 'pg';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import { movesOf } from '#actions/lib/state-table.ts';
import { HASHED_ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import type { Reason, Warning } from '#rules/contacts/check-contact.ts';

/**
 * States of an import, which begins as `receiving`. `take` is a request with the import's key, `arrive` the end of its
 * content, and `empty` the removal of the last contact that it made. docs/use/mailing.md says what causes each event.
 */
export const IMPORT_STATES = {
  receiving: { take: 'receiving', arrive: 'merging', fail: 'failed', cancel: 'cancelled' },
  merging: { take: 'receiving', commit: 'done', fail: 'failed', cancel: 'cancelled' },
  done: { undo: 'undoing' },
  failed: { take: 'receiving' },
  cancelled: {},
  undoing: { empty: 'undone' },
  undone: {},
} as const;
export const importMoves = movesOf(IMPORT_STATES);

/** What happens to a contact that exists; `unsubscribe` subscribes no contact of the file. */
export const MODES = ['skip', 'update', 'unsubscribe'] as const;
export type Mode = (typeof MODES)[number];

/**
 * Request for an import. A key that is known already must come with the same mode, source, person and size; otherwise
 * the request is refused.
 */
export type ImportRequest = {
  key: string;
  mode: Mode;
  source: 'file' | 'api';
  fileName: string | null;
  totalBytes: number | null;
  session: Session;
};

/** A row of `imports` as the service answers with it. */
export type ImportRecord = {
  id: string;
  state: keyof typeof IMPORT_STATES;
  mode: string;
  source: string;
  actor: string;
  total_bytes: string | null;
  rows_read: number;
  created_count: number;
  updated_count: number;
  existing_count: number;
  duplicate_count: number;
  invalid_count: number;
  warning_count: number;
  error_code: string | null;
  error_message: string | null;
  /** SHA-256 of the content; null if it did not arrive whole, or if it did before hashes were kept. */
  content_hash: Buffer | null;
};

/** `value`: the unknown state, which the sender may map. */
export type Rejection = { line: number; reason: Reason; value?: string };
export type RowWarning = { line: number; reason: Warning };

/** Upper bound for the rejected rows, and for the warnings, that are kept with their line. */
export const LINES_KEPT = 1_000;

export type Progress = {
  /** Names of the columns; empty where there are none, null until the first row was read. */
  header: readonly string[] | null;
  receivedBytes: number;
  rowsRead: number;
  invalidCount: number;
  rejections: readonly Rejection[];
  warningCount: number;
  warnings: readonly RowWarning[];
};

const IMPORT_LOCK_SEED = HASHED_ADVISORY_LOCKS.import.seed;
/**
 * SQL for the key of the advisory lock that a database session holds while it works on an import; PostgreSQL releases
 * the lock when the session ends.
 */
export const IMPORT_LOCK = `hashtextextended($1, ${IMPORT_LOCK_SEED})`;
const LOCK_WAIT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';

const COLUMNS = `id, state, mode, source, actor, total_bytes, rows_read, created_count, updated_count, existing_count,
  duplicate_count, invalid_count, warning_count, error_code, error_message, content_hash`;

/**
 * Locks an import by its key and starts it: a new import, or one that has not ended well and is tried again. `isOurs`
 * is false for an import that is done, undone or cancelled: its row is returned unchanged, so that an import that is
 * sent twice counts once.
 */
export async function takeImport(
  client: Client,
  request: ImportRequest,
): Promise<{ record: ImportRecord; isOurs: boolean }> {
  await lock(client, request.key);
  await client.query(`select set_config('hasura.user', $1, false)`, [JSON.stringify(request.session)]);
  await client.query(
    `insert into imports (idempotency_key, source, mode, file_name, total_bytes) values ($1, $2, $3, $4, $5)
     on conflict on constraint imports_idempotency_key_unique do nothing`,
    [request.key, request.source, request.mode, request.fileName, request.totalBytes],
  );
  const record = await readImport(client, request.key);
  if (!isSame(record, request)) throw keyReused();
  const { rowCount } = await client.query(
    `update imports set state = ${importMoves.to('take')}, received_bytes = 0, rows_read = 0, invalid_count = 0, rejections = '[]',
       warning_count = 0, warnings = '[]', error_code = null, error_message = null, finished_at = null, content_hash = null, header = null
     where id = $1 and ${importMoves.when('take')}`,
    [record.id],
  );
  // A person may cancel it at any time, so the row is read once more.
  if (rowCount === 0) return { record: await readImport(client, request.key), isOurs: false };

  return { record: { ...record, state: 'receiving' }, isOurs: true };
}

async function lock(client: Client, key: string): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
    await client.query(`select pg_advisory_lock(${IMPORT_LOCK})`, [key]);
    await client.query('set lock_timeout = 0');
  } catch (cause) {
    if ((cause as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw cause;
    throw new ActionError('import-under-way', 'This import is under way already.', { status: 409, cause });
  }
}

/** Locks an import by its key, until the connection ends; returns false if another session holds the lock. */
export async function tryLock(client: Client, key: string): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    `select pg_try_advisory_lock(${IMPORT_LOCK}) as is_ours`,
    [key],
  );
  return rows[0]?.is_ours === true;
}

function isSame(record: ImportRecord, { mode, source, session }: ImportRequest): boolean {
  return record.mode === mode && record.source === source && record.actor === session['x-hasura-user-id'];
}

type Content = { contentHash: Buffer; rowsRead: number; totalBytes: number | null };

/**
 * Tells whether an import that has ended had this content. Without a hash its size and its number of rows decide,
 * which are known only if it arrived whole.
 */
export function isSameContent(
  { state, content_hash, total_bytes, rows_read }: ImportRecord,
  { contentHash, rowsRead, totalBytes }: Content,
): boolean {
  if (content_hash !== null) return content_hash.equals(contentHash);
  if (state === 'cancelled' || rows_read !== rowsRead) return false;

  return total_bytes === null || totalBytes === null || total_bytes === String(totalBytes);
}

export const keyReused = () =>
  new ActionError('import-key-reused', 'This idempotency key belongs to another import.', { status: 409 });

/** Reads the import with this key; throws if there is none. */
export async function readImport(db: Db | Client, key: string): Promise<ImportRecord> {
  const { rows } = await db.query<ImportRecord>(`select ${COLUMNS} from imports where idempotency_key = $1`, [
    key,
  ]);
  const [record] = rows;
  if (!record) throw new Error('An import that was just written is not there.');

  return record;
}

/**
 * Writes the progress of an import, which becomes `merging` with the hash of its whole content; returns false if a
 * person has cancelled it.
 */
export async function writeProgress(
  db: Db,
  id: string,
  progress: Progress,
  contentHash: Buffer | null = null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update imports set received_bytes = $2, rows_read = $3, invalid_count = $4, rejections = $5, content_hash = $6,
       warning_count = $7, warnings = $8, header = $9${contentHash ? `, state = ${importMoves.to('arrive')}` : ''}
     where id = $1 and ${importMoves.when('arrive')}`,
    [
      id,
      progress.receivedBytes,
      progress.rowsRead,
      progress.invalidCount,
      JSON.stringify(progress.rejections),
      contentHash,
      progress.warningCount,
      JSON.stringify(progress.warnings),
      progress.header,
    ],
  );
  return rowCount === 1;
}

/** Marks an import as failed, with its error; an import that was cancelled or has committed stays unchanged. */
export async function writeFailure(db: Db, id: string, code: string, message: string): Promise<void> {
  await db.query(
    `update imports set state = ${importMoves.to('fail')}, error_code = $2, error_message = $3, finished_at = now()
     where id = $1 and ${importMoves.when('fail')}`,
    [id, code, message],
  );
}

/**
 * Marks imports as failed whose service has died: no session holds their lock any more. Their staged rows went with the
 * connection.
 */
export async function failAbandonedImports(db: Db): Promise<{ failed: number }> {
  const { rowCount } = await db.query(
    `with open as materialized (
       select id, idempotency_key from imports where ${importMoves.when('fail')}
     ), abandoned as materialized (
       select id from open where pg_try_advisory_xact_lock(hashtextextended(idempotency_key, ${IMPORT_LOCK_SEED}))
     )
     update imports set state = ${importMoves.to('fail')}, error_code = 'import-interrupted',
       error_message = 'The import was interrupted. Nothing was imported; please send the file again.',
       finished_at = now()
     from abandoned where imports.id = abandoned.id and ${importMoves.when('fail', 'imports.state')}`,
  );
  return { failed: rowCount ?? 0 };
}
