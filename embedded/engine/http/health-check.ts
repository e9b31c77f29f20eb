import type { Pool } from 'pg';

/** Milliseconds for which a database that answered counts as healthy. */
const HEALTHY_MS = 1_000;

/**
 * Makes a check that asks a healthy database at most once a second, never twice at once, and rejects if it does not
 * answer.
 */
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
