import type { Db } from '#actions/lib/database.ts';
import { deleteChunk } from '#actions/lib/delete-chunk.ts';
import type { UserRole } from './user-roles.ts';

export type Invitation = {
  id: string;
  email: string;
  role: UserRole;
  locale: 'en' | 'ar';
  invitedBy: string;
};

/** Time for which an invitation is kept after its link has expired, so that it can be sent again. */
const KEPT_FOR = '30 days';

/**
 * Finds an invitation by its id; undefined if it was revoked, or if the person who sent it is no enabled administrator
 * any more.
 */
export async function findInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  const { rows } = await db.query<Invitation>(
    `select id, email, i.role, locale, invited_by as "invitedBy" from invitations as i
     join user_roles as inviter on inviter.user_id = invited_by and inviter.role = 'admin' and inviter.enabled
     where id = $1`,
    [id],
  );
  return rows[0];
}

/** Deletes invitations whose link expired KEPT_FOR ago, and those of people who have an account by now. */
export function deletePastInvitations(db: Db): Promise<number> {
  return deleteChunk(db, {
    table: 'invitations',
    key: 'id',
    where: `expires_at < now() - interval '${KEPT_FOR}' or email in (select lower(email) from people)`,
  });
}
