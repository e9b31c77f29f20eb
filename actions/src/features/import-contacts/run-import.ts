import type { Client } from 'pg';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Contact } from '#rules/contacts/check-contact.ts';
import { connect, hangUp, toUnavailable, type ImportDeps } from './import-connection.ts';
import {
  isSameContent,
  keyReused,
  readImport,
  LINES_KEPT,
  takeImport,
  writeFailure,
  writeProgress,
  type ImportRecord,
  type ImportRequest,
  type Progress,
  type Rejection,
  type RowWarning,
} from './import-record.ts';
import { cancelled, createStage, mergeContacts } from './merge-contacts.ts';
import { textOfRejection } from './rejection-texts.ts';
import { openStage } from './stage-rows.ts';

/** Receiver of a source's rows; a row that is no valid contact is passed to `addRejected` instead of `add`. */
export type RowSink = {
  /** Takes the names of the columns, once, before all rows. */
  begin(header: readonly string[]): void;
  add(contact: Contact, line: number): void;
  addRejected(rejection: Rejection): void;
  /** Called between two chunks: waits until the database can take more, and throws if the import was cancelled. */
  pause(receivedBytes: number): Promise<void>;
};

/** Passes its rows to the sink, chunk by chunk; resolves to the SHA-256 of its content and of how that is read. */
export type RowSource = (sink: RowSink) => Promise<Buffer>;

const PROGRESS_INTERVAL_MS = 300;
/** Upper bounds for the header that is kept: names, and characters of a name. */
const COLUMNS_KEPT = 200;
const NAME_KEPT = 200;
/** Upper bound for the rejected rows of an error. */
const REJECTIONS_TOLD = 20;

/**
 * Imports all valid rows of a source, or none. The rows wait in a temporary table, on a connection that nothing else
 * uses, and one transaction merges them: a crash at any point leaves no part of an import.
 *
 * The states of an import: docs/use/mailing.md; why COPY and one merge: decision 37.
 */
export async function runImport(
  request: ImportRequest,
  source: RowSource,
  deps: ImportDeps,
  signal?: AbortSignal,
): Promise<ImportRecord> {
  const abort = rejectOnAbort(signal);
  const client = await connect(deps.databaseUrl);
  let record: ImportRecord | undefined;
  try {
    const taken = await takeImport(client, request);
    if (!taken.isOurs) {
      await Promise.race([requireSame(taken.record, request, source), abort]);
      return taken.record;
    }
    record = taken.record;
    await Promise.race([stageAndMerge(client, record, { request, source, deps }), abort]);
  } catch (error) {
    if (!record) throw toUnavailable(error);
    await hangUp(client, deps);
    return await settle(record, request, error, deps);
  } finally {
    await hangUp(client, deps);
  }
  return readImport(deps.pool, request.key);
}

/** Returns a promise that only rejects: once the signal aborts. */
function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  const abort = new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // There may be no listener at that moment; without this handler it would be an unhandled rejection.
  abort.catch(() => undefined);

  return abort;
}

/** Reads the source of an import that has ended; throws if its key came with other content. */
async function requireSame(record: ImportRecord, request: ImportRequest, source: RowSource): Promise<void> {
  let rowsRead = 0;
  const count = () => void (rowsRead += 1);
  const contentHash = await source({
    begin: () => undefined,
    add: count,
    addRejected: count,
    pause: () => Promise.resolve(),
  });
  if (!isSameContent(record, { contentHash, rowsRead, totalBytes: request.totalBytes })) throw keyReused();
}

type Work = { request: ImportRequest; source: RowSource; deps: ImportDeps };

async function stageAndMerge(
  client: Client,
  { id }: ImportRecord,
  { request, source, deps }: Work,
): Promise<void> {
  await createStage(client);
  const progress = await stageRows(client, id, { request, source, deps });
  if (progress.rowsRead === progress.invalidCount) {
    throw noContacts(request, progress.rejections);
  }
  await mergeContacts(client, { id, mode: request.mode, source: request.source });
}

/** Returns the error of an import without contacts, which says why its first row is none. */
function noContacts({ source }: ImportRequest, rejections: readonly Rejection[]): ActionError {
  const [first] = rejections;
  const why = first
    ? `. ${source === 'file' ? 'Line' : 'Contact'} ${first.line}: ${textOfRejection(first)}.`
    : '';
  return new ActionError('import-no-contacts', `No valid contacts found to import${why}`, {
    status: 422,
    details: first ? { rejections: rejections.slice(0, REJECTIONS_TOLD) } : {},
  });
}

/** An import keeps no addresses, which would outlive their contacts; a value that holds one is no state. */
function withoutEmail({ value, ...rejection }: Rejection): Rejection {
  return value === undefined || value.includes('@') ? rejection : { ...rejection, value };
}

/** The import itself says that the contacts have left; what an export says of their state before counts no more. */
function asUnsubscribed({ own, ...contact }: Contact): Contact {
  const left = { ...contact, state: 'unsubscribed' as const };
  return own
    ? { ...left, own: { ...own, state_reason: null, state_note: null, unsubscribed_at: null } }
    : left;
}

/** A name with an address would outlive its contact. A null character can't be stored. */
const toKeptName = (name: string): string =>
  name.includes('@') ? '' : name.replaceAll('\0', '').slice(0, NAME_KEPT);

async function stageRows(client: Client, id: string, { request, source, deps }: Work): Promise<Progress> {
  const stage = openStage(client);
  const rejections: Rejection[] = [];
  const warnings: RowWarning[] = [];
  const progress: Progress = {
    header: null,
    receivedBytes: 0,
    rowsRead: 0,
    invalidCount: 0,
    rejections,
    warningCount: 0,
    warnings,
  };
  let writtenAt = 0;
  const contentHash = await source({
    begin(header) {
      progress.header = header.slice(0, COLUMNS_KEPT).map(toKeptName);
    },
    add(contact, line) {
      progress.rowsRead += 1;
      stage.add(request.mode === 'unsubscribe' ? asUnsubscribed(contact) : contact, line);
      for (const reason of contact.warnings) {
        progress.warningCount += 1;
        if (warnings.length < LINES_KEPT) warnings.push({ line, reason });
      }
    },
    addRejected(rejection) {
      progress.rowsRead += 1;
      progress.invalidCount += 1;
      if (rejections.length < LINES_KEPT) rejections.push(withoutEmail(rejection));
    },
    async pause(receivedBytes) {
      progress.receivedBytes = receivedBytes;
      await stage.flush();
      if (Date.now() - writtenAt < PROGRESS_INTERVAL_MS) return;
      writtenAt = Date.now();
      if (!(await writeProgress(deps.pool, id, progress))) throw cancelled();
    },
  });
  await stage.end();
  if (!(await writeProgress(deps.pool, id, progress, contentHash))) throw cancelled();

  return progress;
}

/** Records the failure in the import's row and throws it; returns the row if the merge had committed before. */
async function settle(
  { id }: ImportRecord,
  { key }: ImportRequest,
  error: unknown,
  { pool, log }: ImportDeps,
): Promise<ImportRecord> {
  const failure = toFailure(error);
  if (failure.code === 'import-failed') log.error({ err: error, import: id }, 'An import failed');
  try {
    await writeFailure(pool, id, failure.code, failure.message);
    const now = await readImport(pool, key);
    if (now.state === 'done') return now;
    throw now.state === 'cancelled' ? cancelled() : failure;
  } catch (cause) {
    if (cause instanceof ActionError) throw cause;
    // The database is away; once it is back, `failAbandonedImports` marks the import as failed.
    throw toUnavailable(cause);
  }
}

function toFailure(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  if (isConnectionLoss(error)) return toUnavailable(error);
  return new ActionError('import-failed', 'The import failed. Nothing was imported; please try again.', {
    status: 409,
    cause: error,
  });
}

/**
 * Tells whether the database failed: SQLSTATE classes 08 (lost connection), 53 (lack of resources) and 57P (operator
 * intervention), or an error of the socket.
 */
function isConnectionLoss(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return /^(08|53|57P)|^E[A-Z]+$/.test(code ?? '') || /[Cc]onnection terminated/.test(message);
}
