import type { Pool } from 'pg';
import { ActionError } from '#actions/lib/action-error.ts';
import { type KeycloakAdmin, throwUnavailable } from '#actions/lib/keycloak/keycloak-admin.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { readLastSignIns } from '#actions/lib/sessions/sign-ins.ts';
import { ADMIN_ROLE } from '#actions/lib/accounts/user-roles.ts';

type Deps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'listUsersInFull' | 'listUsersOfRole'> };

/**
 * Upper bound for the list, which is answered as a whole, some 150 bytes a person, and kept by a page; docs/integrate/limits.md
 * has the number too.
 */
export const MAX_LISTED_USERS = 20_000;

/**
 * Returns all users of Keycloak with their role, sorted by email. Two lists of Keycloak are read in pages; there is no
 * request for each user.
 */
export async function getAllUsers(session: Session, { pool, keycloakAdmin }: Deps) {
  requireAdministrator(session);
  const [users, admins] = await Promise.all([
    keycloakAdmin.listUsersInFull(MAX_LISTED_USERS),
    keycloakAdmin.listUsersOfRole(ADMIN_ROLE),
  ]).catch(throwUnavailable);
  if (users.length > MAX_LISTED_USERS) throw tooMany();
  const lastSignIns = await readLastSignIns(pool);
  const adminIds = new Set(admins.map(({ id }) => id));
  // A user who moved from one page to the next, because another one was added meanwhile, is listed once.
  const people = new Map(users.map((user) => [user.id, user]));

  return [...people.values()]
    .map(({ id, email = '', enabled, totp = false }) => ({
      user_id: id,
      email,
      role: adminIds.has(id) ? 'admin' : 'user',
      enabled,
      // Null for a person who has not signed in since sign-ins are recorded.
      last_sign_in_at: lastSignIns.get(id)?.toISOString() ?? null,
      second_factor: totp,
    }))
    .sort((one, other) => (one.email < other.email ? -1 : 1));
}

const tooMany = () =>
  new ActionError(
    'users-too-many',
    `There are more than ${MAX_LISTED_USERS} users, which is as many as are listed here; use the console of the identity server.`,
    { details: { max: MAX_LISTED_USERS } },
  );
