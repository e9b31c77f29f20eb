import pg from 'pg';

/**
 * Creates a pool that ignores lost connections: tests drop databases and kill servers, and the next query opens
 * another connection. graphile-worker asks for both handlers too (https://err.red/wpeh).
 */
export function openPool(databaseUrl: string, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, ...settings });
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));

  return pool;
}
