import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '../../lib/action-error.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs } from '../../lib/database.ts';
import { type KeycloakAdmin, throwUnavailable } from '../../lib/keycloak/keycloak-admin.ts';
import { requireAdministrator, type Session } from '../../lib/session-variables.ts';
import { noteEndOfAll } from '../../lib/sessions/sign-ins.ts';

const inputSchema = object({ target_user_id: string().uuid().required() }).required();

export type EndSessionsDeps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'endSessions'> };

/** Signs somebody out everywhere; the history says who did it. A token that is out holds until it ends. */
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

/** Ends every session of somebody. */
export async function endSessions(userId: string, { pool, keycloakAdmin }: EndSessionsDeps): Promise<void> {
  await keycloakAdmin.endSessions(userId);
  await noteEndOfAll(pool, userId);
}
