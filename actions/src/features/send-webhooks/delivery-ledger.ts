import { randomUUID } from 'node:crypto';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '#actions/lib/database.ts';
import type { Pool } from 'pg';
import type { Answer } from './post-event.ts';
import { FAILING_DAYS } from './retry-delays.ts';
import type { WebhookEvent } from './sign-event.ts';
import { tellOfDisabled, type DisabledEndpoint } from './tell-of-disabled.ts';

/** Delivery that this process has claimed, with all data that an attempt needs. */
export type Claim = WebhookEvent & {
  delivery_id: string;
  endpoint_id: string;
  kind: 'event' | 'replay' | 'test';
  url: string;
  attempts_count: number;
  keys: Buffer[];
  claimed_by: string;
};

/**
 * Condition for a delivery that may be tried: it is due, no process holds a claim on it, its endpoint is enabled (or it
 * is a test), no earlier delivery of the same record waits, and the product is not held.
 */
const DUE = `
  delivery.state = 'waiting' and delivery.next_attempt_at <= now() and not (select public.is_held())
  and coalesce(delivery.claimed_until <= now(), true)
  and (endpoint.is_enabled or delivery.kind = 'test')
  and (delivery.record_key is null or delivery.position = (
    select min(first.position) from webhook_deliveries as first
    where first.endpoint_id = delivery.endpoint_id and first.record_key = delivery.record_key
      and first.state = 'waiting'
  ))`;

/** Returns the ids of the endpoints that have a delivery to be tried now. */
export async function findDueEndpoints(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select endpoint.id from webhook_endpoints as endpoint
     where exists (select from webhook_deliveries as delivery where delivery.endpoint_id = endpoint.id and ${DUE})`,
  );
  return rows.map(({ id }) => id);
}

/** Claims up to `count` deliveries of an endpoint, so that no other process tries them before the claim ends. */
export async function claimDeliveries(
  db: Db,
  endpointId: string,
  { count, claimMs }: { count: number; claimMs: number },
): Promise<Claim[]> {
  const { rows } = await db.query<Claim>(
    `with due as (
       select delivery.id from webhook_deliveries as delivery
         join webhook_endpoints as endpoint on endpoint.id = delivery.endpoint_id
       where delivery.endpoint_id = $1 and ${DUE}
       order by delivery.position nulls first, delivery.created_at limit $2
       for update of delivery skip locked
     ), claimed as (
       update webhook_deliveries as delivery
       set claimed_by = $3, claimed_until = now() + make_interval(secs => $4)
       from due where delivery.id = due.id returning delivery.*
     )
     select claimed.id as delivery_id, claimed.endpoint_id, claimed.kind, claimed.attempts_count, claimed.claimed_by,
       event.id, event.type, event.happened_at, event.data, endpoint.url,
       array(
         select key from webhooks.secrets where endpoint_id = endpoint.id and coalesce(valid_until > now(), true)
         order by id desc
       ) as keys
     from claimed join webhook_events as event on event.id = claimed.event_id
       join webhook_endpoints as endpoint on endpoint.id = claimed.endpoint_id
     order by claimed.position nulls first, claimed.created_at`,
    [endpointId, count, randomUUID(), claimMs / 1_000],
  );
  return rows;
}

export type Outcome = 'delivered' | 'retried' | 'given_up';

type Attempt = { claim: Claim; startedAt: Date; durationMs: number; answer: Answer; retryInS: number | null };

/** Records an attempt, and updates its delivery and the health of its endpoint. */
export async function recordAttempt(pool: Pool, attempt: Attempt): Promise<Outcome> {
  const { claim, answer, retryInS } = attempt;
  const { outcome, state } = whatFollows(answer, claim.kind === 'test' ? null : retryInS);

  await inTransaction(pool, async (db) => {
    // A deletion of the endpoint locks it before its deliveries; in the other order each could wait for the other.
    await db.query('select from webhook_endpoints where id = $1 for key share', [claim.endpoint_id]);
    await addAttempt(db, attempt);
    // If this attempt took longer than its claim, another process may have claimed the delivery; that process decides
    // then.
    await db.query(
      `update webhook_deliveries set state = $3, attempts_count = attempts_count + 1, claimed_by = null,
         claimed_until = null, next_attempt_at = now() + make_interval(secs => $4),
         finished_at = case when $3 <> 'waiting' then now() end
       where id = $1 and claimed_by = $2 and state = 'waiting'`,
      [claim.delivery_id, claim.claimed_by, state, retryInS ?? 0],
    );
    if (claim.kind !== 'test') await noteHealth(db, claim.endpoint_id, answer);
  });
  return outcome;
}

function whatFollows({ problem }: Answer, retryInS: number | null): { outcome: Outcome; state: string } {
  if (problem === null) return { outcome: 'delivered', state: 'delivered' };
  if (problem === 'gone' || retryInS === null) return { outcome: 'given_up', state: 'given_up' };
  return { outcome: 'retried', state: 'waiting' };
}

/** Inserts the attempt, unless its delivery was deleted together with the endpoint meanwhile. */
async function addAttempt(db: Db, { claim, startedAt, durationMs, answer }: Attempt): Promise<void> {
  await db.query(
    `insert into webhook_attempts (delivery_id, started_at, duration_ms, status, problem, response)
     select id, $2, $3, $4, $5, $6 from webhook_deliveries where id = $1`,
    [claim.delivery_id, startedAt, Math.round(durationMs), answer.status, answer.problem, answer.response],
  );
}

/**
 * Records the health of an endpoint, and disables an endpoint that answered 410 (gone) or has failed for FAILING_DAYS.
 * Its waiting deliveries go out if a person enables it again.
 */
async function noteHealth(db: Db, endpointId: string, { problem }: Answer): Promise<void> {
  if (problem === null) {
    await db.query('delete from webhook_health where endpoint_id = $1', [endpointId]);
    return;
  }
  await db.query(
    `insert into webhook_health (endpoint_id) select id from webhook_endpoints where id = $1
     on conflict do nothing`,
    [endpointId],
  );
  const { rows } = await db.query<DisabledEndpoint>(
    `update webhook_endpoints set is_enabled = false, disabled_reason = $2
     where id = $1 and is_enabled and ($2 = 'gone' or exists (
       select from webhook_health where endpoint_id = $1 and failing_since < now() - make_interval(days => $3)
     ))
     returning name, url, disabled_reason`,
    [endpointId, problem === 'gone' ? 'gone' : 'failing', FAILING_DAYS],
  );
  // Only the attempt that disabled the endpoint gets the row, so of several attempts that fail at once only one sends
  // mails.
  if (rows[0]) await tellOfDisabled(db, rows[0]);
}
