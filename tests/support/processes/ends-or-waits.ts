import type pg from 'pg';
import { waitUntil } from '../wait-until.ts';

/** Waits until a request has ended, or waits for a lock in the database; returns which of the two. */
export async function endsOrWaits(pool: pg.Pool, request: Promise<unknown>): Promise<'ended' | 'waits'> {
  let hasEnded = false;
  const noteEnd = (): void => void (hasEnded = true);
  void request.then(noteEnd, noteEnd);
  let waits = false;
  await waitUntil('a request ended or waited for a lock', async () => {
    if (!hasEnded) waits = await isLockAwaited(pool);
    return hasEnded || waits;
  });

  return hasEnded ? 'ended' : 'waits';
}

async function isLockAwaited(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rowCount) > 0;
}
