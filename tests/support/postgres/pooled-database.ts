import type pg from 'pg';
import { createTestDatabase } from './database.ts';
import { openPool } from './open-pool.ts';

/** Creates a test database with a pool of connections to it, which ends with it. */
export async function createPooledDatabase(
  options: Parameters<typeof createTestDatabase>[0] = {},
  settings: pg.PoolConfig = {},
) {
  const database = await createTestDatabase(options);
  const pool = openPool(database.url, settings);

  return {
    ...database,
    pool,
    async close(): Promise<void> {
      await pool.end();
      await database.close();
    },
  };
}
