import { randomUUID } from 'node:crypto';
import { inTransaction } from '#runtime/in-transaction.ts';
import type { Db } from '../../lib/database.ts';
import type { Pool } from 'pg';
import type { Answer } from './post-event.ts';
import { FAILING_DAYS } from './retry-delays.ts';
import type { WebhookEvent } from './sign-event.ts';
import { tellOfDisabled, type DisabledEndpoint } from './tell-of-disabled.ts';

/** A delivery in the hands of this process, with all that an attempt needs. */
export type Claim = WebhookEvent & {
  delivery_id: string;
  endpoint_id: string;
  kind: 'event' | 'replay' | 'test';
  url: string;
  attempts_count: number;
  keys: Buffer[];
  claimed_by: string;
};

/** What may be tried: its time has come, nobody has it, and nothing of the same record waits before it. */
const DUE = `
  delivery.state = 'waiting' and delivery.next_attempt_at <= now()
  and coalesce(delivery.claimed_until <= now(), true)
  and (endpoint.is_enabled or delivery.kind = 'test')
  and (delivery.record_key is null or delivery.position = (
    select min(first.position) from webhook_deliveries as first
    where first.endpoint_id = delivery.endpoint_id and first.record_key = delivery.record_key
      and first.state = 'waiting'
  ))`;

/** Endpoints for which something is due. */
export async function findDueEndpoints(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select endpoint.id from webhook_endpoints as endpoint
     where exists (select from webhook_deliveries as delivery where delivery.endpoint_id = endpoint.id and ${DUE})`,
  );
  return rows.map(({ id }) => id);
}

/** Takes up to `count` deliveries of an endpoint, so that no other process tries them before the claim ends. */
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

/** Writes down how an attempt went, and what follows for the delivery and its endpoint. */
export async function recordAttempt(pool: Pool, attempt: Attempt): Promise<Outcome> {
  const { claim, answer, retryInS } = attempt;
  const { outcome, state } = whatFollows(answer, claim.kind === 'test' ? null : retryInS);

  await inTransaction(pool, async (db) => {
    await addAttempt(db, attempt);
    // Another worker has it where this one was slower than its claim; then that one decides.
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

/** A delivery that went with its endpoint meanwhile has no log any more. */
async function addAttempt(db: Db, { claim, startedAt, durationMs, answer }: Attempt): Promise<void> {
  await db.query(
    `insert into webhook_attempts (delivery_id, started_at, duration_ms, status, problem, response)
     select id, $2, $3, $4, $5, $6 from webhook_deliveries where id = $1`,
    [claim.delivery_id, startedAt, Math.round(durationMs), answer.status, answer.problem, answer.response],
  );
}

/** Who is gone is asked no more; who fails for days neither. What waits goes out if a person enables it again. */
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
  // The row was disabled by this attempt, so that of several that fail at once one alone tells of it.
  if (rows[0]) await tellOfDisabled(db, rows[0]);
}
