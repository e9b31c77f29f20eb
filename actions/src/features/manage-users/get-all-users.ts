import type { Pool } from 'pg';
import { ActionError } from '../../lib/action-error.ts';
import { type KeycloakAdmin, throwUnavailable } from '../../lib/keycloak/keycloak-admin.ts';
import { requireAdministrator, type Session } from '../../lib/session-variables.ts';
import { readLastSignIns } from '../../lib/sessions/sign-ins.ts';
import { ADMIN_ROLE, type UserRole } from '../../lib/accounts/user-roles.ts';

export type ListedUser = {
  user_id: string;
  email: string;
  role: UserRole;
  enabled: boolean;
  /** Null for somebody who has never signed in since sign-ins are recorded. */
  last_sign_in_at: string | null;
  /** Whether an authenticator app is asked for beside the password. */
  second_factor: boolean;
};

type Deps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'listUsersInFull' | 'listUsersOfRole'> };

/** The answer goes out whole, some 150 bytes a person, and a page keeps it; docs/limits.md has the number too. */
export const MAX_LISTED_USERS = 20_000;

/**
 * Everybody whom Keycloak knows, with the role that the product sees in them, by e-mail address. Two lists of Keycloak's
 * are read in pages; nobody is asked for alone.
 */
export async function getAllUsers(session: Session, { pool, keycloakAdmin }: Deps): Promise<ListedUser[]> {
  requireAdministrator(session);
  const [users, admins] = await Promise.all([
    keycloakAdmin.listUsersInFull(MAX_LISTED_USERS),
    keycloakAdmin.listUsersOfRole(ADMIN_ROLE),
  ]).catch(throwUnavailable);
  if (users.length > MAX_LISTED_USERS) throw tooMany();
  const lastSignIns = await readLastSignIns(pool);
  const adminIds = new Set(admins.map(({ id }) => id));
  // Somebody who moved from one page to the next, because another one was added meanwhile, is listed once.
  const people = new Map(users.map((user) => [user.id, user]));

  return [...people.values()]
    .map(({ id, email = '', enabled, totp = false }): ListedUser => ({
      user_id: id,
      email,
      role: adminIds.has(id) ? 'admin' : 'user',
      enabled,
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
