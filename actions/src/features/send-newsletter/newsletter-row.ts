import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import { isWritten } from '#actions/lib/newsletter/is-written.ts';
import { hasText } from '#rules/text/has-text.ts';
import type { Languages } from './newsletter-input.ts';

/** A newsletter as it is saved; `version` is its `updated_at` with all digits, as the API gives it. */
export type NewsletterRow = {
  id: string;
  status: string;
  version: string;
  subject: string;
  subject_ar: string | null;
  content: string;
  content_ar: string | null;
  template_name: string;
  preheader: string | null;
  preheader_ar: string | null;
};

/** Reads and locks a newsletter; a second call about the same newsletter waits here for the first. */
export async function lockNewsletter(db: Db, newsletterId: string): Promise<NewsletterRow> {
  const { rows } = await db.query<NewsletterRow>(
    `select id, status, to_jsonb(updated_at) #>> '{}' as version, subject, subject_ar, content, content_ar,
       template_name, preheader, preheader_ar
     from newsletters where id = $1 for update`,
    [newsletterId],
  );
  if (rows[0]) return rows[0];
  throw new ActionError('newsletter-unknown', `There is no newsletter with the id "${newsletterId}".`, {
    status: 404,
  });
}

/**
 * Refuses a newsletter that was saved after `version`, a moment as text, and says when and, to administrators, who
 * saved it: what goes out is one version, the one that the caller has seen.
 */
export async function requireVersion(
  db: Db,
  newsletter: NewsletterRow,
  version: string,
  session: Session,
): Promise<void> {
  const { rows } = await db.query<{ is_same: boolean }>(
    'select $1::timestamptz = $2::timestamptz as is_same',
    [newsletter.version, version],
  );
  if (rows[0]?.is_same) return;
  const savedBy = session['x-hasura-role'] === 'site_admin' ? await findSaver(db, newsletter) : null;
  const by = savedBy === null ? '' : ` by ${savedBy}`;
  throw new ActionError(
    'newsletter-changed',
    `The newsletter was saved${by} at ${newsletter.version}, so it is no longer the version ${version}. Read it again first.`,
    { status: 409, details: { saved_at: newsletter.version, saved_by: savedBy } },
  );
}

/** Returns the email of the person whose transaction saved the newsletter last; null for programs and the system. */
async function findSaver(db: Db, { id, version }: NewsletterRow): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>(
    `select email from history_entries join people on user_id = actor_id
     where table_name = 'newsletters' and record_id = $1 and happened_at = $2::timestamptz
     order by history_entries.id desc limit 1`,
    [id, version],
  );
  return rows[0]?.email ?? null;
}

/** Returns the texts that mails have: the Arabic ones only if both its subject and its content show something. */
export function textsToSend(languages: Languages): Languages {
  const hasArabic = hasText(languages.subject_ar) && isWritten(languages.html_content_ar);
  return hasArabic ? languages : { ...languages, subject_ar: null, html_content_ar: null };
}

/** Returns the texts of a saved newsletter as mails have them. */
export const savedTexts = ({ subject, subject_ar, content, content_ar }: NewsletterRow): Languages =>
  textsToSend({
    subject: subject.trim(),
    html_content: content,
    subject_ar: subject_ar?.trim() ?? null,
    html_content_ar: content_ar,
  });

/** Returns the names of the texts that are not those of the saved newsletter. */
export function differingTexts(texts: Languages, newsletter: NewsletterRow): Array<keyof Languages> {
  const saved = savedTexts(newsletter);

  return (Object.keys(saved) as Array<keyof Languages>).filter((name) => texts[name] !== saved[name]);
}
