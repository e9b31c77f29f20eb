import type { Db } from '#actions/lib/database.ts';
import { voidLinks } from '#actions/lib/accounts/account-links.ts';
import { linkMailKey } from '#actions/lib/account-mails/account-mail.ts';

export const EMAIL_CHANGE_TASK = 'change_email';
export const emailChangeKey = (userId: string) => `${EMAIL_CHANGE_TASK}:${userId}`;

/**
 * Ends every link of a person, and what would still mail one: whoever asked for it knew the password, or read the
 * mailbox, that the account has no longer.
 */
export async function dropLinks(db: Db, userId: string): Promise<void> {
  const keys = [emailChangeKey(userId), linkMailKey('email_change', userId), linkMailKey('recovery', userId)];
  await db.query('select graphile_worker.remove_job(key) from unnest($1::text[]) as key', [keys]);
  await voidLinks(db, userId);
}
