import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs } from '#actions/lib/database.ts';
import { type KeycloakAdmin, throwUnavailable } from '#actions/lib/keycloak/keycloak-admin.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { noteEndOfAll } from '#actions/lib/sessions/sign-ins.ts';

const inputSchema = object({ target_user_id: string().uuid().required() }).required();

export type EndSessionsDeps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'endSessions'> };

/**
 * Ends all sessions of a person; the history names the caller. Access tokens that were issued before stay valid until
 * they expire.
 */
export async function endUserSessions(input: unknown, session: Session, deps: EndSessionsDeps) {
  requireAdministrator(session);
  if (!inputSchema.isValidSync(input))
    throw new ActionError('user-state-invalid', 'target_user_id must be the id of a user.');
  const { target_user_id: userId } = inputSchema.cast(input);

  if ((await deps.keycloakAdmin.findUser(userId).catch(throwUnavailable)) === undefined) {
    throw new ActionError('user-unknown', `There is no user with the id "${userId}".`, { status: 404 });
  }
  await endSessions(userId, deps).catch(throwUnavailable);
  await inTransaction(deps.pool, async (db) => {
    await actAs(db, session);
    await db.query('update user_roles set sessions_ended_at = now() where user_id = $1', [userId]);
  });

  return { user_id: userId };
}

/** Ends every session of a person in Keycloak, and records it. */
export async function endSessions(userId: string, { pool, keycloakAdmin }: EndSessionsDeps): Promise<void> {
  await keycloakAdmin.endSessions(userId);
  await noteEndOfAll(pool, userId);
}
