import type { Pool } from 'pg';

export type Claim = {
  id: string;
  state: 'sending' | 'skipped';
  locale: 'en' | 'ar';
  contact_id: string;
  message_token: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  unknown_attempts: number;
  attempts: number;
  /** The name of this process when it claimed. */
  claimed_by: string;
};

export type Entry = {
  claim: Claim;
  state: 'sent' | 'failed' | 'queued' | 'unknown';
  reason: 'refused' | 'attempts' | 'address' | null;
  response: string;
  /** Seconds until the next attempt. */
  delayS: number;
  /** What is added to the claim's counts. */
  attempts: 0 | 1;
  unknownAttempts: 0 | 1;
};

export type ExchangeDeps = {
  pool: Pool;
  dispatchId: string;
  workerId: () => string;
  /** How many of `wanted` mails may go out now. */
  takeRate: (wanted: number) => Promise<number>;
};

/** Times that a mail whose end nobody knows is tried, the first one included. */
export const MAX_UNKNOWN_ATTEMPTS = 3;

/** What was claimed by a statement whose answer was lost: it is not in anybody's hands. */
export async function releaseLost(
  { pool, workerId, dispatchId }: ExchangeDeps,
  inHand: Map<string, Claim>,
): Promise<void> {
  await pool.query(
    `update deliveries set state = 'queued', claimed_by = null
     where claimed_by = $1 and dispatch_id = $2 and state = 'sending' and id <> all($3::uuid[])`,
    [workerId(), dispatchId, [...inHand.keys()]],
  );
}

/** Writes down what became of mails, and claims as many as are wanted and due. */
export async function exchangeDeliveries(
  options: ExchangeDeps,
  entries: Entry[],
  wanted: number,
): Promise<Claim[]> {
  const granted = wanted > 0 ? await options.takeRate(wanted) : 0;
  const claims = await runExchange(options, entries, granted, QUEUED);
  const open = granted - claims.length;
  const repeated = open > 0 ? await runExchange(options, [], open, UNKNOWN) : [];

  return [...claims, ...repeated].filter(({ state }) => state === 'sending');
}

const QUEUED = `delivery.state = 'queued'`;
const UNKNOWN = `delivery.state = 'unknown' and delivery.unknown_attempts < ${MAX_UNKNOWN_ATTEMPTS}`;

async function runExchange(
  options: ExchangeDeps,
  entries: Entry[],
  limit: number,
  which: string,
): Promise<Claim[]> {
  if (entries.length === 0 && limit === 0) return [];
  const column = <T>(read: (entry: Entry) => T) => entries.map(read);
  const { rows } = await options.pool.query<Claim>(EXCHANGE.replace('{which}', which), [
    column(({ claim }) => claim.id),
    column(({ claim }) => claim.claimed_by),
    column(({ state }) => state),
    column(({ reason }) => reason),
    column(({ response }) => response),
    column(({ delayS }) => delayS),
    column(({ claim, attempts }) => claim.attempts + attempts),
    column(({ claim, unknownAttempts }) => claim.unknown_attempts + unknownAttempts),
    options.workerId(),
    options.dispatchId,
    limit,
  ]);
  return rows;
}

/**
 * An end is written by whoever claimed the mail; a contact that left meanwhile is skipped. Counts are written as they
 * are after this attempt and not added to, so that a statement whose answer was lost can be sent again.
 */
const EXCHANGE = `
  with ended as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::int[], $8::int[])
      as t (id, claimed_by, state, reason, response, delay_s, attempts, unknown_attempts)
  ), written as (
    update deliveries as delivery set
      state = ended.state,
      reason = ended.reason,
      response = case when delivery.contact_id is not null then ended.response end,
      next_attempt_at = now() + make_interval(secs => ended.delay_s),
      attempts = ended.attempts,
      unknown_attempts = ended.unknown_attempts,
      finished_at = case when ended.state <> 'queued' then now() end
    from ended
    where delivery.id = ended.id and delivery.claimed_by = ended.claimed_by
      and delivery.state in ('sending', 'unknown')
  ), due as (
    select delivery.id, contact.state as contact_state, contact.email, contact.first_name, contact.last_name
    from deliveries as delivery left join contacts as contact on contact.id = delivery.contact_id
    where delivery.dispatch_id = $10 and {which} and delivery.next_attempt_at <= now()
      and exists (select from dispatches where id = $10 and state = 'sending')
      and exists (select from actions.workers where id = $9)
    order by delivery.next_attempt_at, delivery.id limit $11
    for update of delivery skip locked
  )
  update deliveries as delivery set
    state = case when due.contact_state = 'subscribed' then 'sending' else 'skipped' end,
    reason = case
      when due.contact_state is null then 'deleted'
      when due.contact_state <> 'subscribed' then due.contact_state
    end,
    claimed_by = $9,
    claimed_at = now(),
    finished_at = case when due.contact_state = 'subscribed' then null else now() end
  from due where delivery.id = due.id
  returning delivery.id, delivery.state, delivery.locale, delivery.contact_id, delivery.message_token,
    delivery.attempts, delivery.unknown_attempts, delivery.claimed_by, due.email, due.first_name, due.last_name`;
