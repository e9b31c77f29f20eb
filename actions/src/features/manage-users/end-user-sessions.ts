import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { type KeycloakAdmin, throwUnavailable } from '#actions/lib/keycloak/keycloak-admin.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { noteEndOfAll } from '#actions/lib/sessions/sign-ins.ts';

const inputSchema = object({ target_user_id: string().uuid().required() }).required();

export type EndSessionsDeps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'endSessions'> };
type Deps = EndSessionsDeps & { keycloakAdmin: Pick<KeycloakAdmin, 'listSessions'> };

/**
 * Ends all sessions of a person; the history names the caller, once where two of them do so at the same moment. Access
 * tokens that were issued before stay valid until they expire.
 */
export async function endUserSessions(input: unknown, session: Session, deps: Deps) {
  requireAdministrator(session);
  if (!inputSchema.isValidSync(input))
    throw new ActionError('user-state-invalid', 'target_user_id must be the id of a user.');
  const { target_user_id: userId } = inputSchema.cast(input);

  if ((await deps.keycloakAdmin.findUser(userId).catch(throwUnavailable)) === undefined) {
    throw new ActionError('user-unknown', `There is no user with the id "${userId}".`, { status: 404 });
  }
  const open = await deps.keycloakAdmin.listSessions(userId).catch(throwUnavailable);
  await deps.keycloakAdmin.endSessions(userId).catch(throwUnavailable);
  await inTransaction(deps.pool, async (db) => {
    await actAs(db, session);
    await recordEnd(db, { userId, sessionIds: open.map(({ id }) => id) });
  });

  return { user_id: userId };
}

/**
 * Notes the ends of a person's sessions, and when an administrator ended them, unless all of them had ended before. A
 * session whose sign-in was not written down counts too.
 */
async function recordEnd(db: Db, { userId, sessionIds }: { userId: string; sessionIds: string[] }) {
  const ended = await noteEndOfAll(db, userId);
  await db.query(
    `update user_roles set sessions_ended_at = now() where user_id = $1 and ($2 or exists (
       select from unnest($3::text[]) as open (id)
       where not exists (select from accounts.sign_ins where session_id = open.id)))`,
    [userId, ended > 0, sessionIds],
  );
}

/** Ends every session of a person in Keycloak, and records it. */
export async function endSessions(userId: string, { pool, keycloakAdmin }: EndSessionsDeps): Promise<void> {
  await keycloakAdmin.endSessions(userId);
  await noteEndOfAll(pool, userId);
}
