import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { MAX_UNKNOWN_ATTEMPTS } from './exchange-deliveries.ts';

/** What stands in the way of a whole dispatch, told to whoever watches it; a failure to tell is no failure to send. */
export function createProblem({ pool, log }: { pool: Pool; log: Logger }, dispatchId: string) {
  // An earlier process may have left one.
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

/** Whether nothing is due now: the rate may have been the only reason to wait. */
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

/** Ends a dispatch of which nothing is left to do. */
export async function finish(pool: Pool, dispatchId: string): Promise<void> {
  await pool.query(
    `update dispatches set state = 'finished', finished_at = now(), problem = null
     where id = $1 and state = 'sending' and prepared_at is not null and not exists (
       select from deliveries where dispatch_id = $1
         and (state in ('queued', 'sending') or (state = 'unknown' and unknown_attempts < $2)))`,
    [dispatchId, MAX_UNKNOWN_ATTEMPTS],
  );
}

/** What waits in a dispatch that was cancelled, some thousand at a time. */
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
