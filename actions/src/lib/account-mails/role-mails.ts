import type { Db } from '#actions/lib/database.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import { readLocaleOf } from '#actions/lib/sessions/sign-ins.ts';
import type { Standing } from '#actions/lib/accounts/user-roles.ts';
import { queueAccountMail } from './account-mail.ts';

type Recipient = { userId: string; email: string };

/**
 * Mails people about their new role, in their language; `session` is that of the person who made the change, if it was
 * made through this service.
 */
export async function queueRoleMails(
  db: Db,
  newRoles: Pick<Standing, 'userId' | 'role'>[],
  session: Session = {},
): Promise<void> {
  if (newRoles.length === 0) return;
  const actorId = session['x-hasura-user-id'] ?? '';
  const { rows } = await db.query<Recipient>(
    `select user_id as "userId", email from people where user_id::text = any ($1)`,
    [[actorId, ...newRoles.map(({ userId }) => userId)]],
  );
  const by = rows.find(({ userId }) => userId === actorId)?.email;
  const facts = { at: new Date().toISOString(), ...(by && { by }) };

  for (const { userId, role } of newRoles) {
    const person = rows.find((row) => row.userId === userId);
    const kind = role === 'admin' ? 'role-granted' : 'role-revoked';
    if (!person) continue;
    const locale = (await readLocaleOf(db, userId)) ?? 'en';
    await queueAccountMail(db, { kind, to: person.email, locale, userId, facts });
  }
}
