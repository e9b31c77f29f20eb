import { REALM_MANAGEMENT } from '../realm/built-ins.ts';
import type { Role } from '../storage/representation.ts';
import { directRoleIds, grantRoles, revokeRoles } from '../storage/account-store.ts';
import { expandRoles, rolesByIds } from '../storage/role-store.ts';
import { forbidden, notFound } from './admin-error.ts';
import type { AdminCall, AdminRouter } from './admin-router.ts';
import { namedRoles } from './named-roles.ts';
import { showRole } from './representations.ts';
import { accountOf } from './user-routes.ts';

const VIEW = ['view-users', 'manage-users'];
const MANAGE = ['manage-users'];

/** Registers the routes that read, grant and revoke the roles of people. */
export function userRoleRoutes(route: AdminRouter): void {
  const held = async (call: AdminCall): Promise<Role[]> =>
    rolesByIds(call.pool, call.realm.realm, await directRoleIds(call.pool, (await accountOf(call)).id));

  for (const path of ['realm', 'clients/:client']) {
    const base = `/users/:id/role-mappings/${path}`;
    route('GET', base, VIEW, async (call) =>
      (await held(call)).filter((role) => role.client === (call.params['client'] ?? null)).map(showRole),
    );
    route('POST', base, MANAGE, async (call) =>
      grantRoles(call.pool, (await accountOf(call)).id, await named(call)),
    );
    route('DELETE', base, MANAGE, async (call) =>
      revokeRoles(call.pool, (await accountOf(call)).id, await named(call)),
    );
  }
}

/**
 * Returns the roles that the body names; throws 403 where one includes a right in the Admin API that the caller
 * lacks.
 */
async function named(call: AdminCall): Promise<Role[]> {
  const roles = await namedRoles(call);
  if (roles.some((role) => role.client !== (call.params['client'] ?? null))) throw notFound('Role not found');
  const behind = await expandRoles(
    call.pool,
    roles.map((role) => role.id),
  );
  const rights = behind.filter((role) => role.clientId === REALM_MANAGEMENT);
  if (rights.some((role) => !call.administrator.has(role.name))) throw forbidden();

  return roles;
}
