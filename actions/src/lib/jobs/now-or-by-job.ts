import type { Pool } from 'pg';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '#actions/lib/database.ts';

/**
 * Time to wait for a lock, such as that of a contact's row, which an import holds until its commit. It is short,
 * because a request that waits holds one of the few connections.
 */
const LOCK_WAIT = '150ms';
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs `work` in a transaction that fails if a lock is not free soon; a job does so, and is repeated. */
export function withoutWaiting<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (db) => {
    await db.query(`select set_config('lock_timeout', $1, true)`, [LOCK_WAIT]);
    return work(db);
  });
}

/** Runs `work` like `withoutWaiting`; if a lock is not free, calls `queue`, which leaves the work to a job. */
export async function nowOrByJob<T>(
  pool: Pool,
  work: (db: Db) => Promise<T>,
  queue: () => Promise<void>,
): Promise<T | undefined> {
  try {
    return await withoutWaiting(pool, work);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    await queue();
    return undefined;
  }
}
