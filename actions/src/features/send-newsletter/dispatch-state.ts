import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { movesOf, type EventOf } from '#actions/lib/state-table.ts';
import { deliveryMoves, MAX_UNKNOWN_ATTEMPTS, type Delivery } from './exchange-deliveries.ts';

/**
 * States of a dispatch, which begins as `scheduled` or `waiting`. `restore` is the return of a backup's data;
 * docs/use/mailing.md says what causes the other events.
 */
export const DISPATCH_STATES = {
  scheduled: { reschedule: 'scheduled', begin: 'sending', undo: 'undone', restore: 'paused' },
  waiting: { begin: 'sending', undo: 'undone', restore: 'paused' },
  sending: { pause: 'paused', cancel: 'cancelled', finish: 'finished', retry: 'sending', restore: 'paused' },
  paused: { resume: 'sending', cancel: 'cancelled' },
  finished: { retry: 'sending' },
  cancelled: {},
  undone: {},
} as const;
export type DispatchEvent = EventOf<typeof DISPATCH_STATES>;
export const dispatchMoves = movesOf(DISPATCH_STATES);

/**
 * Returns functions that write why a whole dispatch can't be sent into its column `problem`, which pages show. A write
 * that fails is logged and does not stop the sending.
 */
export function createProblem({ pool, log }: { pool: Pool; log: Logger }, dispatchId: string) {
  // Undefined at first, because an earlier process may have left a problem in the row.
  let savedProblem: string | null | undefined;

  async function tell(problem: string | null, isPausing = false): Promise<void> {
    if (savedProblem === problem && !isPausing) return;
    savedProblem = problem;
    await pool
      .query(
        `update dispatches set problem = $2${isPausing ? `, state = ${dispatchMoves.to('pause')}` : ''}
         where id = $1 and ${dispatchMoves.when('pause')} and (problem is distinct from $2 or $3)`,
        [dispatchId, problem, isPausing],
      )
      .catch((error: unknown) => log.warn({ err: error, dispatchId }, 'A problem could not be told'));
  }

  return {
    note: (problem: string) => tell(problem),
    clear: () => tell(null),
    pause: (problem: string) => tell(problem, true),
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

/**
 * Tells whether the mail of a claimed delivery may still go out: no other process has taken over the claim, the
 * dispatch goes on, the contact is subscribed with the same email, and the product is not held. Says no while the
 * database does not answer. Rows that others have locked are not waited for.
 */
export async function isStillDue(pool: Pool, { id, claimed_by, email_key }: Delivery): Promise<boolean> {
  try {
    const { rowCount } = await pool.query(
      `select from deliveries as delivery
         join dispatches as dispatch on dispatch.id = dispatch_id and dispatch.state = 'sending'
         join contacts as contact on contact.id = contact_id and contact.state = 'subscribed'
       where delivery.id = $1 and claimed_by = $2 and delivery.state = 'sending' and contact.email_key = $3
         and not (select public.is_held())`,
      [id, claimed_by, email_key],
    );
    return rowCount === 1;
  } catch {
    return false;
  }
}

/** Marks a dispatch as finished if it has nothing left to send. */
export async function finish(pool: Pool, dispatchId: string): Promise<void> {
  await pool.query(
    `update dispatches set state = ${dispatchMoves.to('finish')}, finished_at = now(), problem = null
     where id = $1 and ${dispatchMoves.when('finish')} and prepared_at is not null and retry_until is null and not exists (
       select from deliveries where dispatch_id = $1
         and (state in ('queued', 'sending') or (state = 'unknown' and unknown_attempts < $2)))`,
    [dispatchId, MAX_UNKNOWN_ATTEMPTS],
  );
}

/** Marks the queued deliveries of a cancelled dispatch as skipped, 5,000 at a time. */
export async function skipQueued(pool: Pool, dispatchId: string): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `update deliveries set state = ${deliveryMoves.to('cancel')}, reason = 'cancelled', finished_at = now()
       where id in (select id from deliveries where dispatch_id = $1 and ${deliveryMoves.when('cancel')} limit 5000)`,
      [dispatchId],
    );
    if (rowCount === 0) return;
  }
}
