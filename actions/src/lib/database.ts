import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { PatientPool } from '#runtime/network/patient-pool.ts';

/** Part of a database client that features need; a pool and a client both have it. */
export type Db = Pick<Pool, 'query'>;

const CONNECT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECTIONS = 5;
/** Milliseconds of silence after which a connection is probed: one that leads nowhere ends within 20 s. */
const PROBE_AFTER_MS = 10_000;

type PoolOptions = {
  /** Name of the connections in pg_stat_activity. */
  name?: string;
  connections?: number;
  /** Milliseconds that a statement may take by PostgreSQL's clock, and its answer by this process's own time. */
  answerMs?: number;
};

/**
 * Opens a pool. A connection that is lost, or on which a statement gets no answer, is logged and ended, and the next
 * query opens another one.
 */
export function createPool(databaseUrl: string, log: Logger, options: PoolOptions = {}): Pool {
  const { name = 'actions', connections = CONNECTIONS, answerMs = STATEMENT_TIMEOUT_MS } = options;
  const pool = new PatientPool({
    connectionString: databaseUrl,
    application_name: name,
    max: connections,
    connectMs: CONNECT_MS,
    statement_timeout: answerMs,
    answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  });
  pool.on('error', (error) => log.warn({ err: error, pool: name }, 'A database connection was lost'));
  // graphile-worker warns of a pool without this handler (https://err.red/wpeh).
  pool.on('connect', (client) => client.on('error', () => undefined));

  return pool;
}

/**
 * Names the person who acts in this transaction, as the engine does. The history reads the name, and records `system`
 * if there is none.
 */
export async function actAs(db: Db, session: Record<string, string>): Promise<void> {
  await db.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(session)]);
}
