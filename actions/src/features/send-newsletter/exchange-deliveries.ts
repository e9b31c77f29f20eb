import type { Pool } from 'pg';
import { queueMailEvent } from '#actions/lib/mail/mail-event.ts';
import { movesOf } from '#actions/lib/state-table.ts';

/** What a worker may write of a mail. */
const RESULTS = { accept: 'sent', refuse: 'failed', postpone: 'queued', lose: 'unknown' } as const;
/**
 * States of a delivery, which begins as `queued`. `leave` is a claim whose contact is no longer subscribed, `die` the end
 * of the process that had the claim, `erase` the deletion of the contact and `restore` the return of a backup's data.
 * docs/build/deliveries.md says what causes the other events.
 */
export const DELIVERY_STATES = {
  queued: { claim: 'sending', leave: 'skipped', cancel: 'skipped', erase: 'skipped', restore: 'unknown' },
  sending: { ...RESULTS, release: 'queued', die: 'unknown', restore: 'unknown' },
  unknown: { ...RESULTS, claim: 'sending', leave: 'skipped', repeat: 'queued', restore: 'unknown' },
  failed: { repeat: 'queued' },
  sent: {},
  skipped: {},
} as const;
export const deliveryMoves = movesOf(DELIVERY_STATES);

/** Row of `deliveries` that a worker has claimed, with the contact's data for its mail. */
export type Delivery = {
  id: string;
  state: 'sending' | 'skipped';
  locale: 'en' | 'ar';
  contact_id: string;
  message_token: string;
  email: string;
  /** Form of the address by which addresses count as equal. */
  email_key: string;
  first_name: string | null;
  last_name: string | null;
  unknown_attempts: number;
  attempts: number;
  /** Id of this process in actions.workers when it claimed the delivery. */
  claimed_by: string;
};

/** Outcome of a delivery, to be written into its row. */
export type DeliveryResult = {
  delivery: Delivery;
  state: (typeof RESULTS)[keyof typeof RESULTS];
  reason: 'refused' | 'attempts' | 'address' | null;
  /** The server says that the address does not exist. */
  bounce?: 'hard';
  response: string;
  /** Seconds until the next attempt. */
  delayS: number;
  /** Numbers that are added to the delivery's own counts. */
  attempts: 0 | 1;
  unknownAttempts: 0 | 1;
};

/** Returns the result that puts a delivery back into the state before its claim. */
export function asQueued(delivery: Delivery): DeliveryResult {
  const nothing = { reason: null, response: '', delayS: 0, attempts: 0, unknownAttempts: 0 } as const;
  return { delivery, state: 'queued', ...nothing };
}

export type ExchangeDeps = {
  pool: Pool;
  dispatchId: string;
  workerId: () => string;
  /** Returns how many of the `wanted` mails the rate limit lets go out now. */
  takeRate: (wanted: number) => Promise<number>;
};

/** Upper bound for the attempts of a delivery whose outcome is unknown, the first one included. */
export const MAX_UNKNOWN_ATTEMPTS = 3;
/** Seconds that are longer than any statement of this process waits and runs. */
const CLAIM_SETTLES_S = 20;

/**
 * Queues the deliveries again that this process claimed by a statement whose answer was lost, so that no worker has
 * them.
 */
export async function releaseLost(
  { pool, workerId, dispatchId }: Pick<ExchangeDeps, 'pool' | 'workerId' | 'dispatchId'>,
  underWay: string[],
): Promise<void> {
  await pool.query(
    `update deliveries set state = ${deliveryMoves.to('release')}, claimed_by = null
     where claimed_by = $1 and dispatch_id = $2 and ${deliveryMoves.when('release')} and id <> all($3::uuid[])`,
    [workerId(), dispatchId, underWay],
  );
}

/**
 * Queues the deliveries again that this process claimed in dispatches that do not run here: PostgreSQL may commit a
 * claim seconds after its answer was lost and the dispatch was left. A claim younger than CLAIM_SETTLES_S may be one of
 * a dispatch that has begun meanwhile.
 */
export async function releaseAbandoned(pool: Pool, workerId: string, running: string[]): Promise<void> {
  await pool.query(
    `update deliveries set state = ${deliveryMoves.to('release')}, claimed_by = null
     where claimed_by = $1 and ${deliveryMoves.when('release')} and dispatch_id <> all($2::uuid[])
       and claimed_at < now() - make_interval(secs => $3)`,
    [workerId, running, CLAIM_SETTLES_S],
  );
}

/** Writes the results of deliveries, and claims as many due deliveries as are wanted and the rate limit allows. */
export async function exchangeDeliveries(
  options: ExchangeDeps,
  results: DeliveryResult[],
  wanted: number,
): Promise<Delivery[]> {
  const granted = wanted > 0 ? await options.takeRate(wanted) : 0;
  const deliveries = await runExchange(options, results, granted);
  await queueLeftBounces(options.pool, results);

  return deliveries.filter(({ state }) => state === 'sending');
}

async function runExchange(
  options: ExchangeDeps,
  results: DeliveryResult[],
  limit: number,
): Promise<Delivery[]> {
  if (results.length === 0 && limit === 0) return [];
  const column = <T>(read: (result: DeliveryResult) => T) => results.map(read);
  const hasBounces = results.some(({ bounce }) => bounce);
  const { rows } = await options.pool.query<Delivery>(hasBounces ? EXCHANGE_WITH_BOUNCES : EXCHANGE, [
    column(({ delivery }) => delivery.id),
    column(({ delivery }) => delivery.claimed_by),
    column(({ state }) => state),
    column(({ reason }) => reason),
    column(({ response }) => response),
    column(({ delayS }) => delayS),
    column(({ delivery, attempts }) => delivery.attempts + attempts),
    column(({ delivery, unknownAttempts }) => delivery.unknown_attempts + unknownAttempts),
    options.workerId(),
    options.dispatchId,
    limit,
    ...(hasBounces ? [column(({ delivery, bounce }) => (bounce ? delivery.email_key : null))] : []),
  ]);
  return rows;
}

/**
 * Queues jobs for bounces that the exchange could not write down, because an import held the contact, because the
 * contact has another address by now, or because its domain is doubted. If this fails, the exchange is repeated, which changes nothing.
 */
async function queueLeftBounces(pool: Pool, results: DeliveryResult[]): Promise<void> {
  const bounced = results.filter(({ bounce }) => bounce);
  if (bounced.length === 0) return;
  const { rows } = await pool.query<{ id: string }>(
    `select id from deliveries where id = any ($1::uuid[]) and state = 'failed' and bounce is null`,
    [bounced.map(({ delivery }) => delivery.id)],
  );
  const left = new Set(rows.map(({ id }) => id));
  for (const { delivery, response } of bounced.filter((result) => left.has(result.delivery.id))) {
    await queueMailEvent(pool, { token: delivery.message_token, kind: 'hard', detail: response });
  }
}

/** Condition for a delivery that may be claimed now, whatever its state; none while the product is held. */
const DUE = `
  dispatch_id = $10 and next_attempt_at <= now() and not (select public.is_held())
  and exists (select from dispatches where id = $10 and state = 'sending')
  and exists (select from actions.workers where id = $9)`;

/** Results of a statement, as rows. */
const ENDED = `ended as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::int[], $8::int[])
      as t (id, claimed_by, state, reason, response, delay_s, attempts, unknown_attempts)
  )`;

/** SQL that writes results; `more` is SQL of further assignments. */
const writeResults = (more = '') => `
  update deliveries as delivery set
    state = ended.state,
    reason = ended.reason,
    response = case when delivery.contact_id is not null then ended.response end,
    next_attempt_at = now() + make_interval(secs => ended.delay_s),
    attempts = ended.attempts,
    unknown_attempts = ended.unknown_attempts,
    finished_at = case when ended.state <> 'queued' then now() end${more}
  from ended
  where delivery.id = ended.id and delivery.claimed_by = ended.claimed_by
    and ${deliveryMoves.when('accept', 'delivery.state')}`;

/**
 * Writes results and bounces; contacts that bounced are those whose address has not changed since their mail was made.
 * No contact is waited for: an import may hold it for a minute, and `queueLeftBounces` sees to it.
 */
const WRITTEN_WITH_BOUNCES = `${ENDED}, gone as (
    select contact.id as contact_id, delivery.id
    from unnest($1::uuid[], $2::uuid[], $12::text[]) as result (id, claimed_by, email_key)
      join deliveries as delivery on delivery.id = result.id and delivery.claimed_by = result.claimed_by
        and ${deliveryMoves.when('accept', 'delivery.state')}
      join contacts as contact on contact.id = delivery.contact_id and contact.email_key = result.email_key
        and not mailing.is_doubted(contact.email_key)
    order by contact.id for update of contact skip locked
  ), bounced as (
    update contacts set state = 'bounced', state_reason = 'hard-bounce', state_note = null
    from gone where contacts.id = contact_id and state <> 'unsubscribed'
  ), written as (${writeResults(`,
    bounce = case when exists (select from gone where gone.id = ended.id) then 'hard' else bounce end,
    bounced_at = case when exists (select from gone where gone.id = ended.id) then now() else bounced_at end`)}
  )`;

/**
 * Returns the SQL that writes results and claims due deliveries in one statement. Repeated mails go before those that
 * were never tried (the index deliveries_repeats_idx has the same condition); else they would wait for the whole queue.
 * A result is written only if its process still holds the claim; a due delivery whose contact is no longer subscribed is
 * skipped. Counts are written as they are after this attempt, not added to, so that a statement whose answer was lost
 * can be sent again.
 */
const exchange = (written: string) => `
  with ${written}, repeated as (
    select id, contact_id from deliveries
    where ((state = 'unknown' and unknown_attempts < ${MAX_UNKNOWN_ATTEMPTS}) or (state = 'queued' and attempts > 0))
      and ${DUE}
    order by next_attempt_at, id limit $11
    for update skip locked
  ), first as (
    select id, contact_id from deliveries
    where state = 'queued' and attempts = 0 and ${DUE}
    order by next_attempt_at, id limit $11::int - (select count(*) from repeated)
    for update skip locked
  ), due as (
    select delivery.id, contact.state as contact_state, contact.email, contact.email_key, contact.first_name, contact.last_name
    from (select * from repeated union all select * from first) as delivery
      left join contacts as contact on contact.id = delivery.contact_id
  )
  update deliveries as delivery set
    state = case when due.contact_state = 'subscribed' then ${deliveryMoves.to('claim')} else ${deliveryMoves.to('leave')} end,
    reason = case
      when due.contact_state is null then 'deleted'
      when due.contact_state <> 'subscribed' then due.contact_state
    end,
    claimed_by = $9,
    claimed_at = now(),
    address_hash = coalesce(mailing.keyed_hash('address', due.email_key), address_hash),
    finished_at = case when due.contact_state = 'subscribed' then null else now() end
  from due where delivery.id = due.id
  returning delivery.id, delivery.state, delivery.locale, delivery.contact_id, delivery.message_token,
    delivery.attempts, delivery.unknown_attempts, delivery.claimed_by, due.email, due.email_key, due.first_name, due.last_name`;

const EXCHANGE = exchange(`${ENDED}, written as (${writeResults()}
  )`);

/** The same with bounces, which most exchanges do not have: the triggers of contacts run even if none is written. */
const EXCHANGE_WITH_BOUNCES = exchange(WRITTEN_WITH_BOUNCES);
