import type { Db } from '#actions/lib/database.ts';
import type { UserRole } from './user-roles.ts';

export type Invitation = {
  id: string;
  email: string;
  role: UserRole;
  locale: 'en' | 'ar';
  invitedBy: string;
};

/** Kept for so long after its link has ended, for whoever wants to send it again. */
const KEPT_FOR = '30 days';

/** An invitation by its id; undefined once it was taken back, or when who sent it is no administrator any more. */
export async function findInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  const { rows } = await db.query<Invitation>(
    `select id, email, i.role, locale, invited_by as "invitedBy" from invitations as i
     join user_roles as inviter on inviter.user_id = invited_by and inviter.role = 'admin' and inviter.enabled
     where id = $1`,
    [id],
  );
  return rows[0];
}

/** Drops what nobody accepted in time, and invitations of people who have an account by now. */
export async function deletePastInvitations(db: Db): Promise<void> {
  await db.query(
    `delete from invitations where expires_at < now() - interval '${KEPT_FOR}'
       or email in (select lower(email) from people)`,
  );
}
