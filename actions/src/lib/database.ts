import { Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { currentTrace } from '#runtime/tracing.ts';

/** Part of a database client that features need; a pool and a client both have it. */
export type Db = Pick<Pool, 'query'>;

const CONNECTION_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECTIONS = 5;
/** Milliseconds of silence after which a connection is probed: one that leads nowhere ends within 20 s. */
const PROBE_AFTER_MS = 10_000;

type PoolOptions = {
  /** Name of the connections in pg_stat_activity. */
  name?: string;
  connections?: number;
  /** Milliseconds that a statement may take, and its answer. */
  answerMs?: number;
};

/**
 * Opens a pool. A connection that is lost, or on which a statement gets no answer, is logged and ended, and the next
 * query opens another one.
 */
export function createPool(databaseUrl: string, log: Logger, options: PoolOptions = {}): Pool {
  const { name = 'actions', connections = CONNECTIONS, answerMs = STATEMENT_TIMEOUT_MS } = options;
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: name,
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  });
  pool.on('error', (error) => log.warn({ err: error, pool: name }, 'A database connection was lost'));
  pool.on('connect', (client) => {
    // Between the pool and its caller a client has no listener for a moment; an error at that moment would end the
    // process.
    client.on('error', ignore);
    endWithoutAnswer(client);
  });

  return pool;
}

/**
 * Ends a connection on which a statement got no answer in time. The pool does so for its own queries only; given back by
 * others, such a connection would let each further query wait behind the first.
 */
function endWithoutAnswer(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void client.end();
      });
    }
    return answer;
  };
  client.query = watched as typeof client.query;
}

/** Ignores an error event, because the next query on the connection fails with the reason. */
function ignore(): void {
  // Nothing is left to do.
}

/**
 * Names the person who acts in this transaction, as the engine does. The history reads the name, and records `system`
 * if there is none. A recorded trace is named too, which a dispatch and events of webhooks keep.
 */
export async function actAs(db: Db, session: Record<string, string>): Promise<void> {
  await db.query(`select set_config('hasura.user', $1, true), set_config('hostfront.trace', $2, true)`, [
    JSON.stringify(session),
    currentTrace() ?? '',
  ]);
}
