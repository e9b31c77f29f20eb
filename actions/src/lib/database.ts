import { Pool } from 'pg';
import type { Logger } from 'pino';

/** Part of a database client that features need; a pool and a client both have it. */
export type Db = Pick<Pool, 'query'>;

const CONNECTION_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens the pool; a lost connection is logged, and the next query opens another one. */
export function createPool(databaseUrl: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'actions',
    max: 5,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  // Between the pool and its caller a client has no listener for a moment; an error at that moment would end the
  // process.
  pool.on('connect', (client) => client.on('error', ignore));

  return pool;
}

/** Ignores an error event, because the next query on the connection fails with the reason. */
function ignore(): void {
  // Nothing is left to do.
}

/**
 * Names the person who acts in this transaction, as the engine does. The history reads the name, and records `system`
 * if there is none.
 */
export async function actAs(db: Db, session: Record<string, string>): Promise<void> {
  await db.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(session)]);
}
