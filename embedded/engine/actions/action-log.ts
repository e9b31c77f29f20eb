import type { ClientBase, Pool } from 'pg';
import type { ActionOutcome, ClientRequest, StartedAction } from '../contract/execution.ts';
import { parseJson, writeJson } from '../json/exact-json.ts';

/**
 * Table of asynchronous actions with their inputs and outcomes.
 *
 * An entry's status goes created → completed | error. While an engine calls an entry's webhook, it renews the entry's
 * lease. A created entry without a lease, or whose lease ran out because its engine died, is called by the first engine
 * that takes it. So each entry is called at least once.
 */
const CREATE_LOG = `
create schema if not exists engine;
create table if not exists engine.action_log (
  id uuid primary key default gen_random_uuid(),
  action_name text not null,
  input_payload json not null,
  session_variables jsonb not null,
  response_payload json,
  errors json,
  status text not null default 'created' check (status in ('created', 'completed', 'error')),
  created_at timestamptz not null default now(),
  response_received_at timestamptz
);
alter table engine.action_log
  add column if not exists caller text not null default '',
  add column if not exists request_headers json,
  add column if not exists leased_until timestamptz,
  add column if not exists attempts int not null default 0;
create index if not exists action_log_open on engine.action_log (caller) where status = 'created'`;

/** Upper bound for open entries, of all callers and of one: a role's user or, without a user id, a client's address. */
const MAX_OPEN = 1_000;
const MAX_OPEN_PER_CALLER = 100;
/** Attempts after which an entry is given up whose lease ran out because its engine died during the call. */
const MAX_ATTEMPTS = 5;
export const LEASE_SECONDS = 30;

/** Creates the table of asynchronous actions, or adds the columns that an older one lacks. */
export async function createActionLog(pool: Pool): Promise<void> {
  await pool.query(CREATE_LOG);
}

/** An asynchronous action as the client called it. */
export type NewEntry = {
  readonly name: string;
  readonly input: unknown;
  readonly sessionVariables: Readonly<Record<string, string>>;
  /** The client's headers; stored only if the action forwards them, and until it is done. */
  readonly headers: ClientRequest['headers'] | undefined;
  readonly caller: string;
};

/** Inserts an entry and returns its id, or undefined where too many entries are open. */
export async function addEntry(client: ClientBase, entry: NewEntry): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into engine.action_log (action_name, input_payload, session_variables, request_headers, caller)
     select $1, $2, $3, $4, $5
     where (select count(*) from engine.action_log where status = 'created') < ${MAX_OPEN}
       and (select count(*) from engine.action_log where status = 'created' and caller = $5) < ${MAX_OPEN_PER_CALLER}
     returning id`,
    [
      entry.name,
      writeJson(entry.input),
      JSON.stringify(entry.sessionVariables),
      entry.headers === undefined ? null : JSON.stringify(entry.headers),
      entry.caller,
    ],
  );

  return rows[0]?.id;
}

/**
 * Leases up to `count` entries in turns: every caller's first entry before any caller's second. Entries under way count
 * as turns too, so at most `perCaller` entries of one caller run at once over all engines.
 */
export async function leaseEntries(pool: Pool, count: number, perCaller: number): Promise<StartedAction[]> {
  const { rows } = await pool.query<Omit<StartedAction, 'input'> & { input: string }>(
    `with open as (
       select id, row_number() over (partition by caller order by leased_until > now() desc nulls last, created_at, id) as turn
       from engine.action_log where status = 'created'
     ), chosen as (
       select entry.id from engine.action_log as entry join open using (id)
       where entry.status = 'created' and (entry.leased_until is null or entry.leased_until <= now())
         and open.turn <= $2
       order by open.turn, entry.created_at, entry.id limit $1
       for update of entry skip locked
     )
     update engine.action_log as entry
     set leased_until = now() + interval '${LEASE_SECONDS} s', attempts = attempts + 1
     from chosen where entry.id = chosen.id
     returning entry.id, action_name as name, input_payload::text as input, session_variables as "sessionVariables",
       coalesce(request_headers, '{}') as headers`,
    [count, perCaller],
  );

  return rows.map((row) => ({ ...row, input: parseJson(row.input) as StartedAction['input'] }));
}

/** Extends the leases of the entries that this engine is still calling. */
export async function renewLeases(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update engine.action_log set leased_until = now() + interval '${LEASE_SECONDS} s'
     where id = any($1) and status = 'created'`,
    [ids],
  );
}

/** Ends the leases of these entries, so that another engine can take them. */
export async function releaseLeases(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    "update engine.action_log set leased_until = null where id = any($1) and status = 'created'",
    [ids],
  );
}

/** Stores the outcome of an entry; of two calls of one entry, the first to end counts. */
export async function finishEntry(pool: Pool, id: string, outcome: ActionOutcome): Promise<void> {
  const [payload, errors] = outcome.status === 'completed' ? [outcome.payload, null] : [null, outcome.errors];
  await pool.query(
    `update engine.action_log
     set status = $2, response_payload = $3, errors = $4, response_received_at = now(), request_headers = null, leased_until = null
     where id = $1 and status = 'created'`,
    [id, outcome.status, payload, errors],
  );
}

/**
 * Deletes entries that ended over a day ago, and sets entries to `error` that were interrupted `MAX_ATTEMPTS` times.
 */
export async function pruneLog(pool: Pool): Promise<void> {
  const errors = { code: 'unexpected', path: '$', error: `the call was interrupted ${MAX_ATTEMPTS} times` };
  await pool.query(
    `update engine.action_log
     set status = 'error', errors = $1, response_received_at = now(), request_headers = null, leased_until = null
     where status = 'created' and attempts >= ${MAX_ATTEMPTS} and leased_until <= now()`,
    [JSON.stringify(errors)],
  );
  await pool.query(
    `delete from engine.action_log where status <> 'created' and response_received_at < now() - interval '1 day'`,
  );
}
