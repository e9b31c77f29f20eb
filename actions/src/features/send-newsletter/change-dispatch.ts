import type { Pool } from 'pg';
import { boolean, object } from 'yup';
import type { Env } from '#actions/config/env.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { readMoment } from '#actions/lib/moment.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { zoneName } from '#actions/lib/zone-name.ts';
import { queueDispatchJob } from './dispatch-job.ts';
import { dispatchMoves, type DispatchEvent } from './dispatch-state.ts';
import { id, languagesSchema, readInput, scheduledAt, version } from './newsletter-input.ts';
import { lockNewsletter, requireVersion, savedTexts } from './newsletter-row.ts';
import { queueFailed } from './queue-failed.ts';

type Deps = { pool: Pool };
type ScheduleDeps = Deps & { env: Pick<Env, 'NEWSLETTER_UNDO_S'> };
type Changed = { dispatch_id: string; state: string };
type Change = (input: unknown, session: Session, deps: Deps) => Promise<Changed>;

const inputSchema = object({ dispatch_id: id() });
const retrySchema = inputSchema.shape({ include_unknown: boolean().nullable().default(false) });
const updateSchema = inputSchema.shape({ version: version().required() });
const rescheduleSchema = inputSchema.shape({
  scheduled_at: scheduledAt().required(),
  scheduled_at_zone: zoneName().nullable().default(null),
});

/** States in which nothing of a dispatch has gone out. */
const AHEAD = dispatchMoves.from('begin');

/** Undoes a dispatch before its first mail goes out; the newsletter is a draft as before. */
export const undoDispatch: Change = (input, session, deps) =>
  change(input, session, deps, 'undo', { set: 'finished_at = now()' });

/** Pauses a dispatch; deliveries that are under way already are still sent. */
export const pauseDispatch: Change = (input, session, deps) => change(input, session, deps, 'pause', {});

export const resumeDispatch: Change = (input, session, deps) =>
  change(input, session, deps, 'resume', { set: 'problem = null', then: queueDispatchJob });

/** Cancels a dispatch; the dispatcher then marks its queued deliveries as `skipped`. */
export const cancelDispatch: Change = (input, session, deps) =>
  change(input, session, deps, 'cancel', {
    set: 'finished_at = now(), problem = null',
    then: queueDispatchJob,
  });

/** Moves a dispatch to another time; the time to undo it is never shorter than that of one that is sent now. */
export async function rescheduleDispatch(
  input: unknown,
  session: Session,
  deps: ScheduleDeps,
): Promise<Changed> {
  const { scheduled_at, scheduled_at_zone } = readInput(rescheduleSchema, input);
  return change(input, session, deps, 'reschedule', {
    set: `scheduled_at = $3, undo_until = greatest($3::timestamptz, now() + make_interval(secs => $4)), scheduled_at_zone = $5`,
    values: [readMoment(scheduled_at), deps.env.NEWSLETTER_UNDO_S, scheduled_at_zone],
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
 * Makes what a dispatch will send the newsletter as it is saved, if that is still `version`. The dispatch is locked
 * first and the newsletter second, as at its beginning.
 */
export async function updateDispatch(input: unknown, session: Session, { pool }: Deps): Promise<Changed> {
  requireMailingRole(session);
  const { dispatch_id, version: seen } = readInput(updateSchema, input);

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const newsletter = await lockNewsletter(db, await lockAhead(db, dispatch_id));
    await requireVersion(db, newsletter, seen, session);
    const texts = readInput(languagesSchema, savedTexts(newsletter));
    const { rows } = await db.query<Changed>(
      `update dispatches set subject = $2, subject_ar = $3, html_content = $4, html_content_ar = $5,
         template_name = $6, preheader = $7, preheader_ar = $8, newsletter_version = $9
       where id = $1 returning id as dispatch_id, state`,
      [
        dispatch_id,
        ...[texts.subject, texts.subject_ar, texts.html_content, texts.html_content_ar],
        newsletter.template_name,
        newsletter.preheader,
        texts.html_content_ar === null ? null : newsletter.preheader_ar,
        newsletter.version,
      ],
    );
    return rows[0] as Changed;
  });
}

/** Locks a dispatch that has not begun, and returns the id of its newsletter. */
async function lockAhead(db: Db, dispatchId: string): Promise<string> {
  const { rows } = await db.query<{ newsletter_id: string }>(
    'select newsletter_id from dispatches where id = $1 and state = any($2) for update',
    [dispatchId, AHEAD],
  );
  if (rows[0]) return rows[0].newsletter_id;
  throw await refusal(db, dispatchId, AHEAD);
}

/**
 * Queues failed deliveries again, and with `include_unknown` those whose outcome is unknown; deliveries to contacts
 * that are no longer subscribed are left out. If the process dies meanwhile, the dispatcher queues the rest.
 */
export const retryDeliveries: Change = async (input, session, deps) => {
  const { include_unknown } = readInput(retrySchema, input);
  const changed = await change(input, session, deps, 'retry', {
    set: `finished_at = null, retry_until = clock_timestamp(), retry_unknown = retry_unknown or $3::boolean`,
    values: [include_unknown ?? false],
    where: `html_content <> ''`,
    then: queueDispatchJob,
  });
  await queueFailed(deps.pool, changed.dispatch_id);

  return changed;
};

type Further = {
  /** SQL of assignments beside the state; `values` are its parameters from $3 on. */
  set?: string;
  values?: unknown[];
  /** SQL of a further condition. */
  where?: string;
  then?: (db: Db, dispatchId: string) => Promise<void>;
};

/** Moves a dispatch by an event that a person asks for; refuses it in states that the event does not move. */
async function change(
  input: unknown,
  session: Session,
  { pool }: Deps,
  event: DispatchEvent,
  { set, values = [], where = 'true', then }: Further,
): Promise<Changed> {
  requireMailingRole(session);
  const { dispatch_id } = readInput(inputSchema, input);
  const from = dispatchMoves.from(event);
  const assignments = [`state = ${dispatchMoves.to(event)}`, ...(set ? [set] : [])].join(', ');

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { rows } = await db.query<Changed>(
      `update dispatches set ${assignments} where id = $1 and state = any($2) and ${where} returning id as dispatch_id, state`,
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
