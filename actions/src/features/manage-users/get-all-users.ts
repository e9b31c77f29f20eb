import { type KeycloakAdmin, throwUnavailable } from '../../lib/keycloak-admin.ts';
import { requireAdministrator, type Session } from '../../lib/session-variables.ts';
import { ADMIN_ROLE, type UserRole } from '../../lib/user-roles.ts';

export type ListedUser = { user_id: string; email: string; role: UserRole };

/** Everybody whom Keycloak knows, with the role that the product sees in them, by e-mail address. */
export async function getAllUsers(
  session: Session,
  { keycloakAdmin }: { keycloakAdmin: Pick<KeycloakAdmin, 'listUsers' | 'listUsersOfRole'> },
): Promise<ListedUser[]> {
  requireAdministrator(session);
  const [users, admins] = await Promise.all([
    keycloakAdmin.listUsers(),
    keycloakAdmin.listUsersOfRole(ADMIN_ROLE),
  ]).catch(throwUnavailable);
  const adminIds = new Set(admins.map(({ id }) => id));

  return users
    .map(({ id, email = '' }): ListedUser => ({
      user_id: id,
      email,
      role: adminIds.has(id) ? 'admin' : 'user',
    }))
    .sort((one, other) => (one.email < other.email ? -1 : 1));
}
