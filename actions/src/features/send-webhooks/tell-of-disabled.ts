import { queueAccountMail } from '#actions/lib/account-mails/account-mail.ts';
import { ADMIN_ROLE } from '#actions/lib/accounts/user-roles.ts';
import type { Db } from '#actions/lib/database.ts';
import { readLocaleOf } from '#actions/lib/sessions/sign-ins.ts';

export type DisabledEndpoint = { name: string; url: string; disabled_reason: 'gone' | 'failing' };

/** Upper bound for the characters of a fact. */
const MAX_LENGTH = 200;

/**
 * Mails every enabled administrator, in their language, that an endpoint was disabled. Its URL may hold a secret, so
 * only its host is named.
 */
export async function tellOfDisabled(db: Db, endpoint: DisabledEndpoint): Promise<void> {
  const facts = {
    webhook: endpoint.name,
    receiver: new URL(endpoint.url).host.slice(0, MAX_LENGTH),
    at: new Date().toISOString(),
  };
  const { rows } = await db.query<{ userId: string; email: string }>(
    `select user_id as "userId", email from people join user_roles using (user_id)
     where role = $1 and enabled order by user_id`,
    [ADMIN_ROLE],
  );
  for (const { userId, email } of rows) {
    const locale = (await readLocaleOf(db, userId)) ?? 'en';
    await queueAccountMail(db, {
      kind: `webhook-${endpoint.disabled_reason}`,
      to: email,
      userId,
      locale,
      facts,
    });
  }
}
