import type { Pool } from 'pg';
import { boolean, object } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { queueDispatchJob } from './dispatch-job.ts';
import { id, readInput, scheduledAt } from './newsletter-input.ts';

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
 * that are no longer subscribed are left out.
 */
export const retryDeliveries: Change = (input, session, deps) => {
  const { include_unknown } = readInput(retrySchema, input);
  return change(input, session, deps, {
    from: ['sending', 'finished'],
    set: `state = 'sending', finished_at = null`,
    then: async (db, dispatchId) => {
      await db.query(
        `update deliveries set state = 'queued', attempts = 0, unknown_attempts = least(unknown_attempts, 1),
           reason = null, next_attempt_at = now(), finished_at = null
         where dispatch_id = $1 and (state = 'failed' or ($2 and state = 'unknown'))
           and contact_id in (select id from contacts where state = 'subscribed')`,
        [dispatchId, include_unknown],
      );
      await queueDispatchJob(db, dispatchId);
    },
  });
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
