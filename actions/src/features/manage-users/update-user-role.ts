import { DatabaseError, type Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import { ActionError } from '../../lib/action-error.ts';
import { actAs, inTransaction, type Db } from '../../lib/database.ts';
import { type KeycloakAdmin, throwUnavailable } from '../../lib/keycloak-admin.ts';
import { requireAdministrator, type Session } from '../../lib/session-variables.ts';
import { ADMIN_ROLE, lockUserRoles, type UserRole, writeUserRoles } from '../../lib/user-roles.ts';

const ROLES = ['admin', 'user'] as const satisfies UserRole[];
const inputSchema = object({
  target_user_id: string().uuid().required(),
  new_role: string().oneOf(ROLES).required(),
}).required();

type Deps = {
  pool: Pool;
  keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'listUsersOfRole' | 'grantRealmRole' | 'revokeRealmRole'>;
  log: Logger;
};

/**
 * Gives somebody a role: in Keycloak, which decides, and in its projection user_roles, whose history names the
 * caller. The projection is committed after Keycloak has taken the change; where that commit fails, the change is
 * taken back. One change after another, so that two administrators can't dismiss each other. It counts from the
 * person's next token on.
 */
export async function updateUserRole(input: unknown, session: Session, { pool, keycloakAdmin, log }: Deps) {
  requireAdministrator(session);
  const { target_user_id: userId, new_role: role } = readInput(input);
  let takeBack: (() => Promise<void>) | undefined;

  try {
    await inTransaction(pool, async (db) => {
      await lockUserRoles(db);
      const admins = await readAdmins(userId, keycloakAdmin);
      await writeUserRoles(
        db,
        admins,
        admins.map(() => ADMIN_ROLE),
      );
      await actAs(db, session);
      await project(db, userId, role);
      if (admins.includes(userId) === (role === ADMIN_ROLE)) return;
      await setRealmRole(keycloakAdmin, userId, role);
      takeBack = () => setRealmRole(keycloakAdmin, userId, role === ADMIN_ROLE ? 'user' : ADMIN_ROLE);
    });
  } catch (error) {
    await takeBack?.().catch((cause: unknown) =>
      log.error({ err: cause, userId }, 'A role stands in Keycloak alone until the next projection'),
    );
    throw error;
  }
  return { user_id: userId, role };
}

function readInput(input: unknown) {
  if (inputSchema.isValidSync(input)) return inputSchema.cast(input);
  throw new ActionError(
    'user-role-invalid',
    `target_user_id must be the id of a user and new_role one of "${ROLES.join('", "')}".`,
  );
}

/** The ids of all administrators, once it is sure that the person exists. */
async function readAdmins(userId: string, keycloak: Deps['keycloakAdmin']): Promise<string[]> {
  const [user, admins] = await Promise.all([
    keycloak.findUser(userId),
    keycloak.listUsersOfRole(ADMIN_ROLE),
  ]).catch(throwUnavailable);
  if (user === undefined) {
    throw new ActionError('user-unknown', `There is no user with the id "${userId}".`, { status: 404 });
  }
  return admins.map(({ id }) => id);
}

/** Writes the row and lets the database's own guard of the last administrator speak at once. */
async function project(db: Db, userId: string, role: UserRole): Promise<void> {
  try {
    await writeUserRoles(db, [userId], [role]);
    await db.query('set constraints all immediate');
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'user_roles_last_admin')
      throw lastAdmin(error);
    throw error;
  }
}

async function setRealmRole(keycloak: Deps['keycloakAdmin'], userId: string, role: UserRole): Promise<void> {
  const change = role === ADMIN_ROLE ? keycloak.grantRealmRole : keycloak.revokeRealmRole;
  await change(userId, ADMIN_ROLE).catch(throwUnavailable);
}

const lastAdmin = (cause?: unknown) =>
  new ActionError('last-admin', 'At least one user must keep the role admin.', { cause });
