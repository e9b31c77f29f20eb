import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

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

type Request = { entry: Entry | undefined; isWanting: boolean; answer: (claim: Claim | undefined) => void };
type Options = {
  pool: Pool;
  log: Logger;
  dispatchId: string;
  workerId: () => string;
  /** How many of `wanted` mails may go out now. */
  takeRate: (wanted: number) => Promise<number>;
};

/** Times that a mail whose end nobody knows is tried, the first one included. */
export const MAX_UNKNOWN_ATTEMPTS = 3;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

/**
 * The book of a dispatch's deliveries: writes down what became of one mail and claims the next, in one statement,
 * and for all mails that wait meanwhile at once. A claim is committed before its mail goes out; while the database
 * is away the ledger keeps what it has to write and goes on trying, and no new mail goes out.
 *
 * The states of a delivery: docs/mailing.md.
 */
export function createLedger(options: Options) {
  const waiting: Request[] = [];
  const inHand = new Map<string, Claim>();
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) await writeAll(waiting.splice(0));
    isBusy = false;
  }

  async function writeAll(requests: Request[]): Promise<void> {
    const entries = requests.flatMap(({ entry }) => entry ?? []);
    const wanting = requests.filter(({ isWanting }) => isWanting);
    const claims = await persist(options, entries, wanting.length, inHand);
    for (const { claim } of entries) inHand.delete(claim.id);
    for (const claim of claims) inHand.set(claim.id, claim);
    for (const request of requests) request.answer(request.isWanting ? claims.shift() : undefined);
  }

  return {
    /** Writes down an end, and answers with the next mail; undefined: there is none to be sent now. */
    exchange: (entry: Entry | undefined, isWanting: boolean): Promise<Claim | undefined> =>
      new Promise((answer) => {
        waiting.push({ entry, isWanting, answer });
        void work();
      }),
  };
}

/** Until the database has taken it. */
async function persist(options: Options, entries: Entry[], wanted: number, inHand: Map<string, Claim>) {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
    try {
      return await exchangeAll(options, entries, wanted);
    } catch (error) {
      options.log.warn({ err: error, dispatch: options.dispatchId }, 'Deliveries could not be written down');
      await sleep(waitMs);
      await release(options, inHand).catch(() => undefined);
    }
  }
}

/** What was claimed by a statement whose answer was lost: it is not in anybody's hands. */
async function release({ pool, workerId, dispatchId }: Options, inHand: Map<string, Claim>): Promise<void> {
  await pool.query(
    `update deliveries set state = 'queued', claimed_by = null
     where claimed_by = $1 and dispatch_id = $2 and state = 'sending' and id <> all($3::uuid[])`,
    [workerId(), dispatchId, [...inHand.keys()]],
  );
}

async function exchangeAll(options: Options, entries: Entry[], wanted: number): Promise<Claim[]> {
  const granted = wanted > 0 ? await options.takeRate(wanted) : 0;
  const claims = await runExchange(options, entries, granted, QUEUED);
  const open = granted - claims.length;
  const repeated = open > 0 ? await runExchange(options, [], open, UNKNOWN) : [];

  return [...claims, ...repeated].filter(({ state }) => state === 'sending');
}

const QUEUED = `delivery.state = 'queued'`;
const UNKNOWN = `delivery.state = 'unknown' and delivery.unknown_attempts < ${MAX_UNKNOWN_ATTEMPTS}`;

async function runExchange(
  options: Options,
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
