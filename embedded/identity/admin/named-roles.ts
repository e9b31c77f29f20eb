import type { Role } from '../storage/representation.ts';
import { rolesByIds } from '../storage/role-store.ts';
import { notFound } from './admin-error.ts';
import type { AdminCall } from './admin-router.ts';
import { readBody, roleReferencesSchema } from './read-body.ts';

/** Returns the roles that the body names; throws 404 where the realm has not all of them. */
export async function namedRoles(
  { pool, realm, body }: AdminCall,
  fault = 'Role not found',
): Promise<Role[]> {
  const ids = readBody(roleReferencesSchema, body).map(({ id }) => id);
  const found = await rolesByIds(pool, realm.realm, ids);
  if (found.length !== new Set(ids).size) throw notFound(fault);

  return found;
}
