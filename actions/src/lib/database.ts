import { Pool } from 'pg';
import type { Logger } from 'pino';

/** What a feature needs of the database; a pool and a client both offer it. */
export type Db = Pick<Pool, 'query'>;

const CONNECTION_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens the pool; a lost connection is logged, and the next query opens a fresh one. */
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
  // Between the pool's hands and those of who asked nobody listens; an error there would end the process.
  pool.on('connect', (client) => client.on('error', ignore));

  return pool;
}

/** The next query on the connection fails, and says why. */
function ignore(): void {
  // Nothing is left to do.
}

/** Names who acts in this transaction, as the engine does: the history reads it, and takes `system` where nobody is named. */
export async function actAs(db: Db, session: Record<string, string>): Promise<void> {
  await db.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(session)]);
}
