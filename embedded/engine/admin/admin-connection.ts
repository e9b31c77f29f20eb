import { DatabaseError, type ClientBase } from 'pg';
import { transact } from '#runtime/network/in-transaction.ts';
import { PatientClient } from '#runtime/network/patient-client.ts';
import { AdminFault } from './admin-fault.ts';
import { LargeAnswerError, MAX_BYTES, MAX_ROWS } from './sql-answer.ts';

type Settings = {
  readonly databaseUrl: string;
  /** Upper bound for the transaction. */
  readonly timeoutMs: number;
};

const CONNECT_MS = 5_000;
/** A transaction may end this much later than its statements, so that a late one is cancelled and names its fault. */
const GRACE_MS = 250;
/** `query_canceled`, `transaction_timeout`, and the end that the engine itself gives to a connection. */
const ENDED = new Set(['57014', '25P04', '57P01']);

/**
 * Runs `work` as one transaction on a connection of its own, which is closed afterwards: whatever SQL of the
 * administrator has set there ends with it.
 */
export async function onOwnConnection<T>(
  { databaseUrl, timeoutMs }: Settings,
  { isReadOnly }: { readonly isReadOnly: boolean },
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = new PatientClient({
    connectionString: databaseUrl,
    application_name: 'engine-admin',
    connectMs: CONNECT_MS,
    statement_timeout: timeoutMs,
  });
  const startedAt = performance.now();
  await client.connect();
  const watch = await watchEnd(client, databaseUrl, timeoutMs + 2 * GRACE_MS);
  try {
    if (isReadOnly) await client.query('set default_transaction_read_only = on');

    return await transact(client, async () => {
      await client.query(`set local transaction_timeout = ${timeoutMs + GRACE_MS}`);

      return work(client);
    });
  } catch (error) {
    throw describe(error, performance.now() - startedAt >= timeoutMs, timeoutMs);
  } finally {
    clearTimeout(watch);
    await client.end();
  }
}

/** Ends the connection in PostgreSQL when its time is over, also where the SQL has switched PostgreSQL's limits off. */
async function watchEnd(
  client: PatientClient,
  databaseUrl: string,
  afterMs: number,
): Promise<NodeJS.Timeout> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;

  return setTimeout(() => {
    // If the database can't be reached for this, the engine at least waits no longer.
    endBackend(databaseUrl, pid).catch(() => client.end());
  }, afterMs);
}

async function endBackend(databaseUrl: string, pid: number | undefined): Promise<void> {
  const client = new PatientClient({ connectionString: databaseUrl, connectMs: CONNECT_MS });
  await client.connect();
  try {
    await client.query('select pg_terminate_backend($1)', [pid]);
  } finally {
    await client.end();
  }
}

function describe(error: unknown, isOverdue: boolean, timeoutMs: number): unknown {
  if (error instanceof LargeAnswerError)
    return new AdminFault(
      'limit-exceeded',
      `the SQL answers with more than ${MAX_ROWS} rows or ${MAX_BYTES} bytes, so nothing of it was done; add LIMIT, or run it with psql on DATABASE_URL`,
      { path: '$.args.sql' },
    );
  if (!isOverdue || !isEnd(error)) return error;

  return new AdminFault(
    'postgres-error',
    `the request took longer than the ${timeoutMs} ms of ENGINE_ADMIN_TIMEOUT_MS, so it was cancelled and nothing of it was done`,
    { path: '$' },
  );
}

/** Returns true for the end of a statement or of its connection. */
function isEnd(error: unknown): boolean {
  if (error instanceof AdminFault) return isEnd(error.cause);

  return error instanceof DatabaseError ? ENDED.has(error.code ?? '') : error instanceof Error;
}
