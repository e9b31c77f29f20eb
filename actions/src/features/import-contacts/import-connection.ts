import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import { ownTime } from '#runtime/process/own-time.ts';
import { PatientClient } from '#runtime/network/patient-client.ts';
import { ActionError } from '#actions/lib/action-error.ts';

export type ImportDeps = { pool: Pool; databaseUrl: string; log: Logger };

const CONNECT_MS = 3_000;
/** Upper bound for one statement; a merge of a million rows takes minutes. */
const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/** Opens a connection that an import, or its undoing, has for itself. */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new PatientClient({
    connectionString: databaseUrl,
    application_name: 'actions-import',
    connectMs: CONNECT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  try {
    await client.connect();
  } catch (error) {
    throw toUnavailable(error);
  }
  return client;
}

type WithSession = Client & { processID?: number | null };

/** Ends the connection, even while a statement runs; the staged rows and the lock go with it. */
export async function hangUp(client: WithSession, { pool }: Pick<ImportDeps, 'pool'>): Promise<void> {
  const { processID } = client;
  if (processID === undefined || processID === null) return;
  client.processID = null;
  const ended = client.end().then(
    () => true,
    () => true,
  );
  const isQuick = await ownTime.orLate(ended, QUICK_END_MS, false);
  if (isQuick) return;
  await pool.query('select pg_terminate_backend($1)', [processID]).catch(() => undefined);
}

const QUICK_END_MS = 500;

export function toUnavailable(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  return new ActionError(
    'import-database-unavailable',
    'The database is not available. Nothing was imported; please try again in a moment.',
    { status: 409, cause: error },
  );
}
