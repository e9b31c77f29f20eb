import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { MAX_UNKNOWN_ATTEMPTS } from './exchange-deliveries.ts';

/**
 * Returns functions that write why a whole dispatch can't be sent into its column `problem`, which pages show. A write
 * that fails is logged and does not stop the sending.
 */
export function createProblem({ pool, log }: { pool: Pool; log: Logger }, dispatchId: string) {
  // Undefined at first, because an earlier process may have left a problem in the row.
  let told: string | null | undefined;

  async function tell(problem: string | null, state: 'sending' | 'paused'): Promise<void> {
    if (told === problem && state === 'sending') return;
    told = problem;
    await pool
      .query(
        `update dispatches set problem = $2, state = $3 where id = $1 and state = 'sending'
           and (problem is distinct from $2 or state <> $3)`,
        [dispatchId, problem, state],
      )
      .catch((error: unknown) => log.warn({ err: error, dispatchId }, 'A problem could not be told'));
  }

  return {
    note: (problem: string) => tell(problem, 'sending'),
    clear: () => tell(null, 'sending'),
    pause: (problem: string) => tell(problem, 'paused'),
  };
}

export type Problem = ReturnType<typeof createProblem>;

/**
 * Tells whether the dispatch has nothing due now. A worker without a delivery asks this, because the rate limit may be
 * the only reason.
 */
export async function isIdle(pool: Pool, dispatchId: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_due: boolean }>(
    `select exists (
       select from deliveries where dispatch_id = $1 and next_attempt_at <= now()
         and (state = 'queued' or (state = 'unknown' and unknown_attempts < $2))
     ) and exists (select from dispatches where id = $1 and state = 'sending') as is_due`,
    [dispatchId, MAX_UNKNOWN_ATTEMPTS],
  );
  return !rows[0]?.is_due;
}

/** Marks a dispatch as finished if it has nothing left to send. */
export async function finish(pool: Pool, dispatchId: string): Promise<void> {
  await pool.query(
    `update dispatches set state = 'finished', finished_at = now(), problem = null
     where id = $1 and state = 'sending' and prepared_at is not null and retry_until is null and not exists (
       select from deliveries where dispatch_id = $1
         and (state in ('queued', 'sending') or (state = 'unknown' and unknown_attempts < $2)))`,
    [dispatchId, MAX_UNKNOWN_ATTEMPTS],
  );
}

/** Marks the queued deliveries of a cancelled dispatch as skipped, 5,000 at a time. */
export async function skipQueued(pool: Pool, dispatchId: string): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `update deliveries set state = 'skipped', reason = 'cancelled', finished_at = now()
       where id in (select id from deliveries where dispatch_id = $1 and state = 'queued' limit 5000)`,
      [dispatchId],
    );
    if (rowCount === 0) return;
  }
}
