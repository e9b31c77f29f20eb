import { createLogger } from '#src/lib/log/logger.ts';
import type { AccessClaims } from './access-claims.ts';
import type { Role } from './session.ts';

/** Reads `user_roles.role` of one person; null where there is no row. */
export type RoleReader = (userId: string) => Promise<Role | null>;

/** The role of the API that a token must allow before its bearer counts as an administrator. */
const ADMIN_API_ROLE = 'site_admin';

const log = createLogger('session');

/** `admin` counts only when the token allows it too; a missing row and a failed read are no role. */
export async function readRoleOf(claims: AccessClaims, readRole: RoleReader): Promise<Role | null> {
  try {
    const role = await readRole(claims.user.id);

    return role === 'admin' && !claims.allowedRoles.includes(ADMIN_API_ROLE) ? 'user' : role;
  } catch (error) {
    log.error('The role could not be read.', { error });
    return null;
  }
}

/** Tells whether two tokens name the same person in the same way. */
export function hasSameUser({ user: a }: AccessClaims, { user: b }: AccessClaims): boolean {
  return a.id === b.id && a.email === b.email && a.name === b.name;
}

/** Tells whether two tokens allow the same person the same. */
export function hasSameRights(a: AccessClaims, b: AccessClaims): boolean {
  return a.user.id === b.user.id && a.allowedRoles.join() === b.allowedRoles.join();
}
