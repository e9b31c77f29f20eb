import type { Pool } from 'pg';

/** A database that answered is taken to be well this long. */
const HEALTHY_MS = 1_000;

/** Asks the database at most once a second while it is well, and never twice at the same time. Rejects where it is not. */
export function createHealthCheck(pool: Pool): () => Promise<void> {
  let healthyUntilMs = 0;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    await pool.query('select');
    healthyUntilMs = Date.now() + HEALTHY_MS;
  };

  return () => {
    if (Date.now() < healthyUntilMs) return Promise.resolve();
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
