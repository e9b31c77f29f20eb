import type { Pool } from 'pg';
import { boolean, object } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { queueDispatchJob } from './dispatch-job.ts';
import { id, readInput, scheduledAt } from './newsletter-input.ts';
import { queueFailed } from './queue-failed.ts';

type Deps = { pool: Pool };
type Changed = { dispatch_id: string; state: string };
type Change = (input: unknown, session: Session, deps: Deps) => Promise<Changed>;

const inputSchema = object({ dispatch_id: id() });
const retrySchema = inputSchema.shape({ include_unknown: boolean().nullable().default(false) });
const rescheduleSchema = inputSchema.shape({ scheduled_at: scheduledAt().required() });

/** Undoes a dispatch before its first mail goes out; the newsletter is a draft as before. */
export const undoDispatch: Change = (input, session, deps) =>
  change(input, session, deps, {
    from: ['scheduled', 'waiting'],
    set: `state = 'undone', finished_at = now()`,
  });

/** Pauses a dispatch; deliveries that are under way already are still sent. */
export const pauseDispatch: Change = (input, session, deps) =>
  change(input, session, deps, { from: ['sending'], set: `state = 'paused'` });

export const resumeDispatch: Change = (input, session, deps) =>
  change(input, session, deps, {
    from: ['paused'],
    set: `state = 'sending', problem = null`,
    then: queueDispatchJob,
  });

/** Cancels a dispatch; the dispatcher then marks its queued deliveries as `skipped`. */
export const cancelDispatch: Change = (input, session, deps) =>
  change(input, session, deps, {
    from: ['sending', 'paused'],
    set: `state = 'cancelled', finished_at = now(), problem = null`,
    then: queueDispatchJob,
  });

export const rescheduleDispatch: Change = (input, session, deps) => {
  const scheduled_at = new Date(readInput(rescheduleSchema, input).scheduled_at);
  return change(input, session, deps, {
    from: ['scheduled'],
    set: 'scheduled_at = $3, undo_until = $3',
    values: [scheduled_at],
    then: (db, dispatchId) => queueDispatchJob(db, dispatchId, scheduled_at),
  });
};

/**
 * Queues failed deliveries again, and with `include_unknown` those whose outcome is unknown; deliveries to contacts
 * that are no longer subscribed are left out. If the process dies meanwhile, the dispatcher queues the rest.
 */
export const retryDeliveries: Change = async (input, session, deps) => {
  const { include_unknown } = readInput(retrySchema, input);
  const changed = await change(input, session, deps, {
    from: ['sending', 'finished'],
    set: `state = 'sending', finished_at = null, retry_until = clock_timestamp(),
      retry_unknown = retry_unknown or $3::boolean`,
    values: [include_unknown ?? false],
    then: queueDispatchJob,
  });
  await queueFailed(deps.pool, changed.dispatch_id);

  return changed;
};

type Transition = {
  from: string[];
  /** SQL of the assignments; `values` are its parameters from $3 on. */
  set: string;
  values?: unknown[];
  then?: (db: Db, dispatchId: string) => Promise<void>;
};

async function change(
  input: unknown,
  session: Session,
  { pool }: Deps,
  { from, set, values = [], then }: Transition,
): Promise<Changed> {
  requireMailingRole(session);
  const { dispatch_id } = readInput(inputSchema, input);

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { rows } = await db.query<Changed>(
      `update dispatches set ${set} where id = $1 and state = any($2) returning id as dispatch_id, state`,
      [dispatch_id, from, ...values],
    );
    if (!rows[0]) throw await refusal(db, dispatch_id);
    await then?.(db, dispatch_id);
    return rows[0];
  });
}

async function refusal(db: Db, dispatchId: string): Promise<ActionError> {
  const { rows } = await db.query<{ state: string }>('select state from dispatches where id = $1', [
    dispatchId,
  ]);
  if (!rows[0]) {
    return new ActionError('dispatch-unknown', `There is no dispatch with the id "${dispatchId}".`, {
      status: 404,
    });
  }
  return new ActionError('dispatch-state', `This can't be done while the dispatch is ${rows[0].state}.`, {
    details: { state: rows[0].state },
  });
}
