import { REALM_MANAGEMENT } from '../realm/built-ins.ts';
import type { Role } from '../storage/representation.ts';
import { directRoleIds, grantRoles, revokeRoles } from '../storage/account-store.ts';
import { findClientById } from '../storage/client-store.ts';
import { expandRoles, listRoles, rolesByIds } from '../storage/role-store.ts';
import { forbidden, notFound } from './admin-error.ts';
import type { AdminCall, AdminRouter } from './admin-router.ts';
import { readBody, roleReferencesSchema } from './read-body.ts';
import { showRole } from './representations.ts';
import { accountOf } from './user-routes.ts';

const VIEW = ['view-users', 'manage-users'];
const MANAGE = ['manage-users'];

/** Registers the routes that read, grant and revoke the roles of people. */
export function userRoleRoutes(route: AdminRouter): void {
  const held = async (call: AdminCall): Promise<Role[]> =>
    rolesByIds(call.pool, call.realm.realm, await directRoleIds(call.pool, (await accountOf(call)).id));
  const effective = async (call: AdminCall): Promise<Role[]> =>
    expandRoles(call.pool, await directRoleIds(call.pool, (await accountOf(call)).id));
  const within = (roles: Role[], client: string | undefined): Array<Record<string, unknown>> =>
    roles.filter((role) => role.client === (client ?? null)).map(showRole);

  route('GET', '/users/:id/role-mappings', VIEW, async (call) => {
    const realmMappings = within(await held(call), undefined);
    return realmMappings.length > 0 ? { realmMappings } : {};
  });
  for (const path of ['realm', 'clients/:client']) {
    const base = `/users/:id/role-mappings/${path}`;
    route('GET', base, VIEW, async (call) => {
      await mayViewClient(call);
      return within(await held(call), call.params['client']);
    });
    route('GET', `${base}/available`, VIEW, async (call) => {
      await findContainer(call);
      const has = new Set((await held(call)).map(({ id }) => id));
      const all = { realm: call.realm.realm, client: call.params['client'] ?? null };
      const roles = await listRoles(call.pool, all, { first: 0, max: null });
      return within(
        roles.filter(({ id }) => !has.has(id)),
        call.params['client'],
      );
    });
    route('GET', `${base}/composite`, VIEW, async (call) => {
      await mayViewClient(call);
      return within(await effective(call), call.params['client']);
    });
    route('POST', base, MANAGE, async (call) =>
      grantRoles(call.pool, (await accountOf(call)).id, await named(call)),
    );
    route('DELETE', base, MANAGE, async (call) =>
      revokeRoles(call.pool, (await accountOf(call)).id, await named(call)),
    );
  }
}

/** Throws 404 where the path names a client that is not there. */
async function findContainer({ pool, realm, params }: AdminCall): Promise<void> {
  const { client } = params;
  if (client !== undefined && !(await findClientById(pool, realm.realm, client)))
    throw notFound('Client not found');
}

/** Throws 403 where the path names a client and the caller may not look at clients. */
async function mayViewClient(call: AdminCall): Promise<void> {
  await findContainer(call);
  const mayView = call.administrator.has('view-clients', 'manage-clients');
  if (call.params['client'] !== undefined && !mayView) throw forbidden();
}

/**
 * Returns the roles that the body names; throws 403 where one includes a right in the Admin API that the caller
 * lacks.
 */
async function named(call: AdminCall): Promise<Role[]> {
  await findContainer(call);
  const ids = readBody(roleReferencesSchema, call.body).map(({ id }) => id);
  const found = await rolesByIds(call.pool, call.realm.realm, ids);
  const roles = found.filter((role) => role.client === (call.params['client'] ?? null));
  if (roles.length !== new Set(ids).size) throw notFound('Role not found');
  const behind = await expandRoles(
    call.pool,
    roles.map((role) => role.id),
  );
  const rights = behind.filter((role) => role.clientId === REALM_MANAGEMENT);
  if (rights.some((role) => !call.administrator.has(role.name))) throw forbidden();

  return roles;
}
