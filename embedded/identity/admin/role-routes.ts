import type { Role } from '../storage/representation.ts';
import { findClientById } from '../storage/client-store.ts';
import { accountsWithRole, type Page } from '../storage/account-store.ts';
import {
  addComposites,
  changeRole,
  deleteRole,
  ensureRole,
  findRole,
  listComposites,
  listRoles,
  removeComposites,
  rolesByIds,
} from '../storage/role-store.ts';
import { AdminError, conflict, notFound } from './admin-error.ts';
import { created, type AdminCall, type AdminContext, type AdminRouter } from './admin-router.ts';
import { readBody, roleReferencesSchema, roleSchema } from './read-body.ts';
import { showRole, showRoleInFull } from './representations.ts';
import { showAccounts } from './show-accounts.ts';
import { pageOf } from './page-of.ts';

/** Registers the routes of realm roles, client roles and the composites of both. */
export function roleRoutes(context: AdminContext, route: AdminRouter): void {
  roleRoutesBelow(context, route, '/roles', {
    view: ['view-realm', 'manage-realm'],
    manage: ['manage-realm'],
  });
  roleRoutesBelow(context, route, '/clients/:client/roles', {
    view: ['view-clients', 'manage-clients'],
    manage: ['manage-clients'],
  });
  route('GET', '/roles-by-id/:id', ['view-realm', 'manage-realm'], async ({ pool, realm, params }) => {
    const [role] = await rolesByIds(pool, realm.realm, [params['id'] ?? '']);
    if (role === undefined) throw notFound('Could not find role with id');
    return showRoleInFull(role);
  });
}

/** Returns the range of a list of roles: all of them where nothing is searched and only one bound is given. */
function rolePage(search: string | undefined, { first, max }: AdminCall['query']): Page {
  const page = pageOf({ ...(first && { first }), ...(max && { max }) }, null);
  return search || (first && max) ? page : { first: 0, max: null };
}

type Rights = { view: readonly string[]; manage: readonly string[] };

function roleRoutesBelow(
  { pool, publicUrl }: AdminContext,
  route: AdminRouter,
  base: string,
  rights: Rights,
): void {
  const container = ({ realm, params }: AdminCall) => ({
    realm: realm.realm,
    client: params['client'] ?? null,
  });
  const found = async (call: AdminCall): Promise<void> => {
    const { client } = call.params;
    if (client !== undefined && !(await findClientById(pool, call.realm.realm, client)))
      throw notFound('Could not find client');
  };
  const one = async (call: AdminCall): Promise<Role> => {
    await found(call);
    const role = await findRole(pool, container(call), call.params['name'] ?? '');
    if (role === undefined) throw notFound('Could not find role');
    return role;
  };
  route('GET', base, rights.view, async (call) => {
    await found(call);
    const { search, briefRepresentation, ...query } = call.query;
    const roles = await listRoles(pool, container(call), { search, ...rolePage(search, query) });
    return roles.map(briefRepresentation === 'false' ? showRoleInFull : showRole);
  });
  route('POST', base, rights.manage, async (call) => {
    await found(call);
    const { name, description } = readBody(roleSchema, call.body);
    if (!name) throw new AdminError(400, { error: 'role has no name' });
    if (await findRole(pool, container(call), name)) throw conflict(`Role with name ${name} already exists`);
    await ensureRole(pool, container(call), { name, description: description ?? undefined });
    return created(call, publicUrl, `${base.replace(':client', call.params['client'] ?? '')}/${name}`);
  });
  route('GET', `${base}/:name`, rights.view, async (call) => showRoleInFull(await one(call)));
  route('PUT', `${base}/:name`, rights.manage, async (call) => {
    const { name, description = null } = readBody(roleSchema, call.body);
    const role = await one(call);
    if (name && name !== role.name && (await findRole(pool, container(call), name)))
      throw conflict(`Role with name ${name} already exists`);
    await changeRole(pool, role.id, { name: name ?? role.name, description });
  });
  route('DELETE', `${base}/:name`, rights.manage, async (call) => deleteRole(pool, (await one(call)).id));
  route('GET', `${base}/:name/users`, rights.view, async (call) =>
    showAccounts(call, await accountsWithRole(pool, (await one(call)).id, pageOf(call.query, 100))),
  );
  compositeRoutes(pool, route, base, rights, one);
}

/** Registers the routes of the roles that a role includes; `one` returns the role that the path names. */
function compositeRoutes(
  pool: AdminContext['pool'],
  route: AdminRouter,
  base: string,
  rights: Rights,
  one: (call: AdminCall) => Promise<Role>,
): void {
  const children = async (call: AdminCall): Promise<string[]> => {
    const ids = readBody(roleReferencesSchema, call.body).map(({ id }) => id);
    const found = await rolesByIds(pool, call.realm.realm, ids);
    if (found.length !== new Set(ids).size) throw notFound('Could not find composite role');
    return found.map((role) => role.id);
  };

  route('GET', `${base}/:name/composites`, rights.view, async (call) => {
    const mayViewClients = call.administrator.has('view-clients', 'manage-clients');
    const composites = await listComposites(pool, (await one(call)).id);
    return composites.filter(({ client }) => client === null || mayViewClients).map(showRole);
  });
  route('POST', `${base}/:name/composites`, rights.manage, async (call) =>
    addComposites(pool, (await one(call)).id, await children(call)),
  );
  route('DELETE', `${base}/:name/composites`, rights.manage, async (call) =>
    removeComposites(pool, (await one(call)).id, await children(call)),
  );
}
