import type { Pool } from 'pg';
import type { Env } from '#actions/config/env.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { readMoment } from '#actions/lib/moment.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { readSender, senderMissing, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { countAudience } from './audience.ts';
import { queueDispatchJob } from './dispatch-job.ts';
import {
  hasArabic,
  id,
  languagesSchema,
  readInput,
  scheduledAt,
  type Languages,
} from './newsletter-input.ts';

const inputSchema = languagesSchema.shape({
  newsletter_id: id(),
  scheduled_at: scheduledAt().nullable().default(null),
});

type Deps = { pool: Pool; env: SenderEnv & Pick<Env, 'NEWSLETTER_UNDO_S'> };
type Dispatch = { dispatch_id: string; recipients: number; state: string; undo_until: Date };

/**
 * Creates the dispatch of a newsletter and its job, in one transaction. Nothing goes out before the time to undo is
 * over. A second call, even at the same moment, returns the existing dispatch.
 */
export async function queueNewsletter(
  input: unknown,
  session: Session,
  { pool, env }: Deps,
): Promise<Dispatch> {
  requireMailingRole(session);
  const { newsletter_id, scheduled_at: given, ...languages } = readInput(inputSchema, input);
  const scheduled_at = given === null ? null : (readMoment(given) ?? null);

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const newsletter = await lockNewsletter(db, newsletter_id);
    const existing = await findDispatch(db, newsletter_id);
    if (existing) return existing;
    if (newsletter.status === 'sent') throw alreadySent();
    await requireSender(db, env);
    const { recipients } = await requireRecipients(db);
    const dispatch = await insertDispatch(db, {
      newsletter,
      languages,
      scheduled_at,
      recipients,
      undoS: env.NEWSLETTER_UNDO_S,
    });
    await queueDispatchJob(db, dispatch.dispatch_id, dispatch.undo_until);
    return dispatch;
  });
}

type Newsletter = {
  id: string;
  status: string;
  template_name: string;
  preheader: string | null;
  preheader_ar: string | null;
};

/** Reads and locks a newsletter; a second call that sends the same newsletter waits here for the first. */
async function lockNewsletter(db: Db, newsletterId: string): Promise<Newsletter> {
  const { rows } = await db.query<Newsletter>(
    'select id, status, template_name, preheader, preheader_ar from newsletters where id = $1 for update',
    [newsletterId],
  );
  if (rows[0]) return rows[0];
  throw new ActionError('newsletter-unknown', `There is no newsletter with the id "${newsletterId}".`, {
    status: 404,
  });
}

async function findDispatch(db: Db, newsletterId: string): Promise<Dispatch | undefined> {
  const { rows } = await db.query<Dispatch>(
    `select id as dispatch_id, recipients_count as recipients, state, undo_until
     from dispatches where newsletter_id = $1 and state <> 'undone'`,
    [newsletterId],
  );
  return rows[0];
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
  newsletter: Newsletter;
  languages: Languages;
  scheduled_at: Date | null;
  recipients: number;
  undoS: number;
};

async function insertDispatch(
  db: Db,
  { newsletter, languages, scheduled_at, recipients, undoS }: NewDispatch,
) {
  const arabic = hasArabic(languages);
  const { rows } = await db.query<Dispatch>(
    `insert into dispatches (newsletter_id, state, subject, subject_ar, html_content, html_content_ar, template_name,
       scheduled_at, undo_until, recipients_count, preheader, preheader_ar)
     values ($1, $2, $3, $4, $5, $6, $7, $8, greatest($8::timestamptz, now() + make_interval(secs => $9)), $10, $11, $12)
     returning id as dispatch_id, recipients_count as recipients, state, undo_until`,
    [
      newsletter.id,
      scheduled_at ? 'scheduled' : 'waiting',
      languages.subject,
      arabic ? languages.subject_ar : null,
      languages.html_content,
      arabic ? languages.html_content_ar : null,
      newsletter.template_name,
      scheduled_at,
      undoS,
      recipients,
      newsletter.preheader,
      arabic ? newsletter.preheader_ar : null,
    ],
  );
  return rows[0] as Dispatch;
}

const alreadySent = () =>
  new ActionError('newsletter-already-sent', 'This newsletter is marked as sent, and is not sent again.');
