import { Pool } from 'pg';
import type { Logger } from 'pino';

type PoolSettings = {
  readonly databaseUrl: string;
  /** For requests. */
  readonly connections: number;
  readonly statementTimeoutMs: number;
};

export type Pools = {
  readonly main: Pool;
  readonly live: Pool;
  /** For what must get through while all others are busy: cancelling statements, and asking for the health. */
  readonly control: Pool;
};

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;
/** Live queries have connections of their own: no flood of requests holds them up, and the other way round. */
const LIVE_CONNECTIONS = 4;
const CONTROL_CONNECTIONS = 2;

/** The connections to the database; a lost one is replaced when the next is needed. */
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
    // Between the pool's hands and those of who asked nobody listens; an error there would go unheard.
    pool.on('connect', (client) => client.on('error', ignore));
    return pool;
  };
  return {
    main: create('engine', settings.connections),
    live: create('engine-live', LIVE_CONNECTIONS),
    control: create('engine-control', CONTROL_CONNECTIONS),
  };
}

/** The next query on the connection fails, and says why. */
function ignore(): void {
  // Nothing is left to do.
}

/** Gives every connection back. */
export async function endPools({ main, live, control }: Pools): Promise<void> {
  await Promise.all([main.end(), live.end(), control.end()]);
}
