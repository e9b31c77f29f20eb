import type { Pool, PoolClient } from 'pg';
import { onTestFinished } from 'vitest';

/** Takes a connection until the test ends; the locks of a test that failed would keep its second try waiting. */
export async function holdConnection(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));

  return client;
}
