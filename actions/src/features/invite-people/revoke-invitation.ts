import type { Pool } from 'pg';
import { object, string } from 'yup';
import { isLinkInUse, voidLinks } from '#actions/lib/accounts/account-links.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs } from '#actions/lib/database.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';

const inputSchema = object({ invitation_id: string().uuid().required() }).required();

/**
 * Revokes an invitation. A mail that is still on its way arrives, but its link is no longer valid. An invitation that is
 * being accepted at this moment is not revoked, as its account is made already.
 */
export async function revokeInvitation(input: unknown, session: Session, { pool }: { pool: Pool }) {
  requireAdministrator(session);
  const { invitation_id: id } = inputSchema.isValidSync(input)
    ? inputSchema.cast(input)
    : { invitation_id: '' };

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    if (await isLinkInUse(db, id, 'invitation')) throw gone();
    const { rowCount } = await db.query('delete from invitations where id::text = $1', [id]);
    if (rowCount === 0) throw gone();
    await voidLinks(db, id, 'invitation');
    return { invitation_id: id };
  });
}

const gone = () =>
  new ActionError('invitation-unknown', 'This invitation is gone: it was accepted or taken back before.', {
    status: 404,
  });
