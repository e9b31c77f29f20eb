import type { Pool } from 'pg';
import { deliveryMoves } from './exchange-deliveries.ts';

/** Deliveries that one commit queues again: few enough for the time limit of a statement. */
const CHUNK = 5_000;

type Chunk = { queued: number; retry_until: string | null };

/**
 * Queues the deliveries again that `retry_deliveries` asked for, CHUNK a commit: those that had failed until
 * `retry_until`, so that one that fails again is not tried again by the same call. It breaks off when the dispatch is
 * paused or cancelled, or when the process stops; the next run of the dispatch continues. Several may do this at once.
 */
export async function queueFailed(
  pool: Pool,
  dispatchId: string,
  isStopping = () => false,
  size = CHUNK,
): Promise<void> {
  while (!isStopping()) {
    const { rows } = await pool.query<Chunk>(QUEUE_CHUNK, [dispatchId, size]);
    const [chunk] = rows;
    if (!chunk || chunk.retry_until === null) return;
    if (chunk.queued === 0) return endRetry(pool, dispatchId, chunk.retry_until);
  }
}

/** Ends a retry, unless a later call has asked for more meanwhile. */
async function endRetry(pool: Pool, dispatchId: string, retryUntil: string): Promise<void> {
  await pool.query(
    `update dispatches set retry_until = null, retry_unknown = false where id = $1 and retry_until::text = $2`,
    [dispatchId, retryUntil],
  );
}

/** A delivery that is sent again has no bounce yet. Contacts that are no longer subscribed are left out. */
const QUEUE_CHUNK = `
  with dispatch as (
    select id, retry_until, retry_unknown from dispatches
    where id = $1 and state = 'sending' and retry_until is not null
  ), chunk as (
    select delivery.id from deliveries as delivery
      join dispatch on dispatch.id = dispatch_id
      join contacts as contact on contact.id = contact_id and contact.state = 'subscribed'
    where (delivery.state = 'failed' or (retry_unknown and delivery.state = 'unknown'))
      and delivery.finished_at <= retry_until
    order by delivery.id limit $2
    for update of delivery
  ), queued as (
    update deliveries as delivery set state = ${deliveryMoves.to('repeat')}, attempts = 0, unknown_attempts = least(unknown_attempts, 1),
      reason = null, next_attempt_at = now(), finished_at = null,
      bounce = null, bounced_at = null, bounce_detail = null
    from chunk where delivery.id = chunk.id
    returning delivery.id
  )
  select (select count(*) from queued)::integer as queued, (select retry_until::text from dispatch) as retry_until`;
