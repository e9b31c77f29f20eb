import type { Db } from '#actions/lib/database.ts';
import { voidLinks } from '#actions/lib/accounts/account-links.ts';
import { linkMailKey } from '#actions/lib/account-mails/account-mail.ts';

export const EMAIL_CHANGE_TASK = 'change_email';
export const emailChangeKey = (userId: string) => `${EMAIL_CHANGE_TASK}:${userId}`;

/**
 * Deletes every link of a person, and the jobs that would still mail one: a person who knew the former password, or
 * could read the former mailbox, may have requested them.
 */
export async function dropLinks(db: Db, userId: string): Promise<void> {
  const keys = [emailChangeKey(userId), linkMailKey('email_change', userId), linkMailKey('recovery', userId)];
  await db.query('select graphile_worker.remove_job(key) from unnest($1::text[]) as key', [keys]);
  await voidLinks(db, userId);
}
