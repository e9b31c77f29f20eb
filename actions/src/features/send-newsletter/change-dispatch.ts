import type { Pool } from 'pg';
import { boolean, object } from 'yup';
import type { Env } from '#actions/config/env.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { readMoment } from '#actions/lib/moment.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { queueDispatchJob } from './dispatch-job.ts';
import { id, readInput, scheduledAt } from './newsletter-input.ts';
import { queueFailed } from './queue-failed.ts';

type Deps = { pool: Pool };
type ScheduleDeps = Deps & { env: Pick<Env, 'NEWSLETTER_UNDO_S'> };
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

/** Moves a dispatch to another time; the time to undo it is never shorter than that of one that is sent now. */
export async function rescheduleDispatch(
  input: unknown,
  session: Session,
  deps: ScheduleDeps,
): Promise<Changed> {
  const scheduled_at = readMoment(readInput(rescheduleSchema, input).scheduled_at);
  return change(input, session, deps, {
    from: ['scheduled'],
    set: `scheduled_at = $3, undo_until = greatest($3::timestamptz, now() + make_interval(secs => $4))`,
    values: [scheduled_at, deps.env.NEWSLETTER_UNDO_S],
    then: async (db, dispatchId) => {
      const { rows } = await db.query<{ undo_until: Date }>(
        'select undo_until from dispatches where id = $1',
        [dispatchId],
      );
      await queueDispatchJob(db, dispatchId, rows[0]?.undo_until);
    },
  });
}

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
    where: `html_content <> ''`,
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
  /** SQL of a further condition. */
  where?: string;
  then?: (db: Db, dispatchId: string) => Promise<void>;
};

async function change(
  input: unknown,
  session: Session,
  { pool }: Deps,
  { from, set, values = [], where = 'true', then }: Transition,
): Promise<Changed> {
  requireMailingRole(session);
  const { dispatch_id } = readInput(inputSchema, input);

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { rows } = await db.query<Changed>(
      `update dispatches set ${set} where id = $1 and state = any($2) and ${where} returning id as dispatch_id, state`,
      [dispatch_id, from, ...values],
    );
    if (!rows[0]) throw await refusal(db, dispatch_id, from);
    await then?.(db, dispatch_id);
    return rows[0];
  });
}

async function refusal(db: Db, dispatchId: string, from: readonly string[]): Promise<ActionError> {
  const { rows } = await db.query<{ state: string }>('select state from dispatches where id = $1', [
    dispatchId,
  ]);
  if (!rows[0]) {
    return new ActionError('dispatch-unknown', `There is no dispatch with the id "${dispatchId}".`, {
      status: 404,
    });
  }
  if (from.includes(rows[0].state)) {
    return new ActionError(
      'dispatch-body-deleted',
      'The text of this dispatch is kept for a time only and was deleted, so its mails cannot be sent again.',
    );
  }
  return new ActionError('dispatch-state', `This can't be done while the dispatch is ${rows[0].state}.`, {
    details: { state: rows[0].state },
  });
}
