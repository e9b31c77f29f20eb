import type { Pool } from 'pg';
import type { ActionAnswer } from '../contract/execution.ts';
import { WebhookRefusal } from '../errors/engine-error.ts';
import { toEngineError } from '../errors/format-error.ts';

/** Asynchronous actions, what was asked and what came of it: created → completed | error. */
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
)`;

/** Makes the table that asynchronous actions need. */
export async function createActionLog(pool: Pool): Promise<void> {
  await pool.query(CREATE_LOG);
}

type Started = {
  readonly name: string;
  readonly input: unknown;
  readonly sessionVariables: unknown;
  readonly showsInternals: boolean;
};

/** Notes an action and lets its webhook run; the id is known at once. */
export async function startAsynchronously(
  { name, input, sessionVariables, showsInternals }: Started,
  pool: Pool,
  call: () => Promise<ActionAnswer>,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into engine.action_log (action_name, input_payload, session_variables) values ($1, $2, $3) returning id',
    [name, JSON.stringify(input), JSON.stringify(sessionVariables)],
  );
  const id = rows[0]?.id ?? '';
  void finish(id, pool, call, showsInternals);

  return id;
}

async function finish(
  id: string,
  pool: Pool,
  call: () => Promise<ActionAnswer>,
  showsInternals: boolean,
): Promise<void> {
  const outcome = await call().then(
    ({ payload }) => ({ status: 'completed', payload: JSON.stringify(payload), errors: null }),
    (error: unknown) => ({ status: 'error', payload: null, errors: describe(error, showsInternals) }),
  );
  await pool.query(
    'update engine.action_log set status = $2, response_payload = $3, errors = $4, response_received_at = now() where id = $1',
    [id, outcome.status, outcome.payload, outcome.errors],
  );
}

/** `{code, path, error}`, and what lies within for those who see that. */
function describe(fault: unknown, showsInternals: boolean): string {
  const error = toEngineError(fault);
  const { path, message, internal } = error;
  const code = error instanceof WebhookRefusal ? error.webhookCode : error.code;

  return JSON.stringify({ code, path, error: message, ...(showsInternals && { internal }) });
}
