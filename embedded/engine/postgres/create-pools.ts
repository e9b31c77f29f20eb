import type { PoolClient, PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { PatientPool } from '#runtime/network/patient-pool.ts';
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
  readonly main: PatientPool;
  readonly live: PatientPool;
  /** Connections kept for cancelling statements and health checks, which must work while all others are busy. */
  readonly control: PatientPool;
};

/**
 * Milliseconds that a single connection may take, whose way to the database may be broken while others work. That the
 * database itself is silent is told by the probe, far earlier (database-probe.ts).
 */
const CONNECT_MS = 30_000;
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
    const pool = new PatientPool({
      connectionString: settings.databaseUrl,
      application_name: application,
      max,
      connectMs: CONNECT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      ...timeouts,
      keepAlive: true,
    });
    pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
    return pool;
  };
  const { statementTimeoutMs: statement_timeout, liveStatementTimeoutMs } = settings;

  return {
    main: create('engine', settings.connections, { statement_timeout }),
    live: create('engine-live', LIVE_CONNECTIONS, {
      statement_timeout: liveStatementTimeoutMs,
      lock_timeout: LIVE_LOCK_TIMEOUT_MS,
    }),
    control: create('engine-control', CONTROL_CONNECTIONS, { statement_timeout }),
  };
}

/** Closes the socket of a connection, whose statement fails at once. */
export function destroy(client: PoolClient): void {
  (client as PoolClient & { readonly connection: Wire }).connection.stream.destroy();
}

/** Closes all connections. */
export async function endPools({ main, live, control }: Pools): Promise<void> {
  await Promise.all([main.end(), live.end(), control.end()]);
}
