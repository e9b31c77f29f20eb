import type { Pool } from 'pg';
import type { Env } from '#actions/config/env.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { readMoment } from '#actions/lib/moment.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { readSender, senderMissing, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { zoneName } from '#actions/lib/zone-name.ts';
import { countAudience } from './audience.ts';
import { queueDispatchJob } from './dispatch-job.ts';
import { id, languagesSchema, readInput, scheduledAt, version, type Languages } from './newsletter-input.ts';
import {
  differingTexts,
  lockNewsletter,
  requireVersion,
  textsToSend,
  type NewsletterRow,
} from './newsletter-row.ts';

const inputSchema = languagesSchema.shape({
  newsletter_id: id(),
  scheduled_at: scheduledAt().nullable().default(null),
  scheduled_at_zone: zoneName().nullable().default(null),
  version: version().nullable().default(null),
});

type Deps = { pool: Pool; env: SenderEnv & Pick<Env, 'NEWSLETTER_UNDO_S'> };
type Dispatch = { dispatch_id: string; recipients: number; state: string; undo_until: Date };

/**
 * Creates the dispatch of a newsletter and its job, in one transaction. Nothing goes out before the time to undo is
 * over. A second call, even at the same moment, returns the existing dispatch.
 *
 * With `version`, what is sent is the newsletter in that version: a newer one, other texts and a dispatch of another
 * version are refused. Without it, the texts of the call are sent, in the template and with the preheaders as saved.
 */
export async function queueNewsletter(
  input: unknown,
  session: Session,
  { pool, env }: Deps,
): Promise<Dispatch> {
  requireMailingRole(session);
  const {
    newsletter_id,
    scheduled_at: given,
    scheduled_at_zone: zone,
    version: seen,
    ...languages
  } = readInput(inputSchema, input);
  const scheduled_at = given === null ? null : (readMoment(given) ?? null);

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const newsletter = await lockNewsletter(db, newsletter_id);
    const texts = textsToSend(languages);
    const existing = await findDispatch(db, newsletter_id, seen);
    if (existing) return existing;
    if (newsletter.status === 'sent') throw alreadySent();
    if (seen !== null) await requireSeen(db, { newsletter, texts, seen, session });
    await requireSender(db, env);
    const { recipients } = await requireRecipients(db);
    const dispatch = await insertDispatch(db, {
      newsletter,
      texts,
      scheduled_at,
      scheduled_at_zone: scheduled_at && zone,
      recipients,
      undoS: env.NEWSLETTER_UNDO_S,
    });
    await queueDispatchJob(db, dispatch.dispatch_id, dispatch.undo_until);
    return dispatch;
  });
}

/** Returns the dispatch that a newsletter has, if any; refuses one of another version than the caller has seen. */
async function findDispatch(
  db: Db,
  newsletterId: string,
  seen: string | null,
): Promise<Dispatch | undefined> {
  const { rows } = await db.query<Dispatch & { is_seen: boolean }>(
    `select id as dispatch_id, recipients_count as recipients, state, undo_until,
       $2::timestamptz is null or newsletter_version is not distinct from $2 as is_seen
     from dispatches where newsletter_id = $1 and state <> 'undone'`,
    [newsletterId, seen],
  );
  if (!rows[0]) return undefined;
  const { is_seen, ...dispatch } = rows[0];
  if (!is_seen) throw otherVersion(dispatch);

  return dispatch;
}

type Seen = { newsletter: NewsletterRow; texts: Languages; seen: string; session: Session };

async function requireSeen(db: Db, { newsletter, texts, seen, session }: Seen): Promise<void> {
  await requireVersion(db, newsletter, seen, session);
  const differing = differingTexts(texts, newsletter);
  if (differing.length === 0) return;
  throw new ActionError(
    'newsletter-invalid',
    `With version, what is sent is the newsletter as it is saved; ${differing.join(', ')} of this call differ from it. Leave version out to send other texts.`,
    { details: { field: differing[0] } },
  );
}

async function requireSender(db: Db, env: Deps['env']): Promise<void> {
  const { missing } = await readSender(db, env);
  if (missing.length > 0) throw senderMissing(missing);
}

async function requireRecipients(db: Db): Promise<{ recipients: number }> {
  const audience = await countAudience(db);
  if (audience.recipients > 0) return audience;
  throw new ActionError('newsletter-no-recipients', 'There is no subscribed contact to send to.');
}

type NewDispatch = {
  newsletter: NewsletterRow;
  texts: Languages;
  scheduled_at: Date | null;
  scheduled_at_zone: string | null;
  recipients: number;
  undoS: number;
};

async function insertDispatch(db: Db, dispatch: NewDispatch) {
  const { newsletter, texts, scheduled_at, scheduled_at_zone, recipients, undoS } = dispatch;
  const { rows } = await db.query<Dispatch>(
    `insert into dispatches (newsletter_id, state, subject, subject_ar, html_content, html_content_ar, template_name,
       scheduled_at, undo_until, recipients_count, preheader, preheader_ar, newsletter_version,
       scheduled_at_zone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, greatest($8::timestamptz, now() + make_interval(secs => $9)), $10, $11, $12,
       $13, $14)
     returning id as dispatch_id, recipients_count as recipients, state, undo_until`,
    [
      newsletter.id,
      scheduled_at ? 'scheduled' : 'waiting',
      texts.subject,
      texts.subject_ar,
      texts.html_content,
      texts.html_content_ar,
      newsletter.template_name,
      scheduled_at,
      undoS,
      recipients,
      newsletter.preheader,
      texts.html_content_ar === null ? null : newsletter.preheader_ar,
      differingTexts(texts, newsletter).length === 0 ? newsletter.version : null,
      scheduled_at_zone,
    ],
  );
  return rows[0] as Dispatch;
}

const alreadySent = () =>
  new ActionError('newsletter-already-sent', 'This newsletter is marked as sent, and is not sent again.');

const otherVersion = ({ dispatch_id, state }: Dispatch) =>
  new ActionError(
    'newsletter-other-version',
    `The newsletter has a dispatch already (${state}), which sends another version than the one that was given.`,
    { status: 409, details: { dispatch_id, state } },
  );
