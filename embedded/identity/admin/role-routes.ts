import type { Role } from '../storage/representation.ts';
import { accountsWithRole } from '../storage/account-store.ts';
import {
  addComposites,
  describeRole,
  ensureRole,
  findRole,
  listComposites,
  removeComposites,
} from '../storage/role-store.ts';
import { conflict, notFound } from './admin-error.ts';
import { created, type AdminCall, type AdminContext, type AdminRouter } from './admin-router.ts';
import { namedRoles } from './named-roles.ts';
import { readBody, roleSchema } from './read-body.ts';
import { showAccount, showRole } from './representations.ts';
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
  const one = async (call: AdminCall): Promise<Role> => {
    const role = await findRole(pool, container(call), call.params['name'] ?? '');
    if (role === undefined) throw notFound('Could not find role');
    return role;
  };
  const children = async (call: AdminCall): Promise<string[]> =>
    (await namedRoles(call, 'Could not find composite role')).map(({ id }) => id);

  route('POST', base, rights.manage, async (call) => {
    const { name, description } = readBody(roleSchema, call.body);
    if (await findRole(pool, container(call), name)) throw conflict(`Role with name ${name} already exists`);
    await ensureRole(pool, container(call), { name, description: description ?? undefined });
    return created(call, publicUrl, `${base.replace(':client', call.params['client'] ?? '')}/${name}`);
  });
  route('GET', `${base}/:name`, rights.view, async (call) => showRole(await one(call)));
  route('PUT', `${base}/:name`, rights.manage, async (call) => {
    const { description } = readBody(roleSchema, call.body);
    await describeRole(pool, (await one(call)).id, description ?? null);
  });
  route('GET', `${base}/:name/users`, rights.view, async (call) =>
    (await accountsWithRole(pool, (await one(call)).id, pageOf(call.query, 100))).map((account) =>
      showAccount(account),
    ),
  );
  route('GET', `${base}/:name/composites`, rights.view, async (call) =>
    (await listComposites(pool, (await one(call)).id)).map(showRole),
  );
  route('POST', `${base}/:name/composites`, rights.manage, async (call) =>
    addComposites(pool, (await one(call)).id, await children(call)),
  );
  route('DELETE', `${base}/:name/composites`, rights.manage, async (call) =>
    removeComposites(pool, (await one(call)).id, await children(call)),
  );
}
