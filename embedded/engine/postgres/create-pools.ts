import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Wire } from './kept-statements.ts';

type PoolSettings = {
  readonly databaseUrl: string;
  /** Connections for requests. */
  readonly connections: number;
  readonly statementTimeoutMs: number;
  /** Upper bound for a statement of live queries. */
  readonly liveStatementTimeoutMs: number;
};

export type Pools = {
  readonly main: Pool;
  readonly live: Pool;
  /** Connections kept for cancelling statements and health checks, which must work while all others are busy. */
  readonly control: Pool;
  /** Destroys the connections of `control`, whose statements fail at once; a silent server would never end them. */
  readonly dropControl: () => void;
};

const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 60_000;
/** Live queries have connections of their own, so that neither they nor many requests delay the other. */
export const LIVE_CONNECTIONS = 4;
const CONTROL_CONNECTIONS = 2;

/** A live query that meets a locked table gives its connection back and is tried again. */
const LIVE_LOCK_TIMEOUT_MS = 200;

type Timeouts = Pick<PoolConfig, 'statement_timeout' | 'lock_timeout'>;

/** Makes the pools of database connections; a lost connection is replaced when the next one is needed. */
export function createPools(settings: PoolSettings, logger: Logger): Pools {
  const create = (application: string, max: number, timeouts: Timeouts) => {
    const pool = new Pool({
      connectionString: settings.databaseUrl,
      application_name: application,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      ...timeouts,
      keepAlive: true,
    });
    pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
    // While the pool passes a connection on, neither pool nor user listens; an error then would be unhandled.
    pool.on('connect', (client) => client.on('error', ignore));
    return pool;
  };
  const { statementTimeoutMs: statement_timeout, liveStatementTimeoutMs } = settings;

  const control = create('engine-control', CONTROL_CONNECTIONS, { statement_timeout });

  return {
    main: create('engine', settings.connections, { statement_timeout }),
    live: create('engine-live', LIVE_CONNECTIONS, {
      statement_timeout: liveStatementTimeoutMs,
      lock_timeout: LIVE_LOCK_TIMEOUT_MS,
    }),
    control,
    dropControl: dropperOf(control),
  };
}

function dropperOf(pool: Pool): () => void {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));

  return () => open.forEach(destroy);
}

/** Closes the socket of a connection, whose statement fails at once. */
export function destroy(client: PoolClient): void {
  (client as PoolClient & { readonly connection: Wire }).connection.stream.destroy();
}

/** Ignores an error of a connection: the next query on it fails and reports the reason. */
function ignore(): void {
  // Nothing is left to do.
}

/** Closes all connections. */
export async function endPools({ main, live, control }: Pools): Promise<void> {
  await Promise.all([main.end(), live.end(), control.end()]);
}
