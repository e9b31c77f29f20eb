import { Pool } from 'pg';
import type { Logger } from 'pino';

type PoolSettings = {
  readonly databaseUrl: string;
  /** Connections for requests. */
  readonly connections: number;
  readonly statementTimeoutMs: number;
};

export type Pools = {
  readonly main: Pool;
  readonly live: Pool;
  /** Connections kept for cancelling statements and health checks, which must work while all others are busy. */
  readonly control: Pool;
};

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;
/** Live queries have connections of their own, so that neither they nor many requests delay the other. */
const LIVE_CONNECTIONS = 4;
const CONTROL_CONNECTIONS = 2;

/** Makes the pools of database connections; a lost connection is replaced when the next one is needed. */
export function createPools(settings: PoolSettings, logger: Logger): Pools {
  const create = (application: string, max: number) => {
    const pool = new Pool({
      connectionString: settings.databaseUrl,
      application_name: application,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      statement_timeout: settings.statementTimeoutMs,
      keepAlive: true,
    });
    pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
    // While the pool passes a connection on, neither pool nor user listens; an error then would be unhandled.
    pool.on('connect', (client) => client.on('error', ignore));
    return pool;
  };
  return {
    main: create('engine', settings.connections),
    live: create('engine-live', LIVE_CONNECTIONS),
    control: create('engine-control', CONTROL_CONNECTIONS),
  };
}

/** Ignores an error of a connection: the next query on it fails and reports the reason. */
function ignore(): void {
  // Nothing is left to do.
}

/** Closes all connections. */
export async function endPools({ main, live, control }: Pools): Promise<void> {
  await Promise.all([main.end(), live.end(), control.end()]);
}
