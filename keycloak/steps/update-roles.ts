import type { RealmAccess, RoleRef, UserRef } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';

type Role = RealmFile['roles']['realm'][number];

/** Creates missing roles and gives those of the realm the composites of the file. */
export async function updateRoles(access: RealmAccess, { roles }: RealmFile): Promise<void> {
  for (const [clientId, clientRoles] of Object.entries(roles.client)) {
    const base = `${access.path}/clients/${(await access.client(clientId)).id}/roles`;
    for (const role of clientRoles) await ensureRole(access, base, role);
  }
  for (const role of roles.realm) await ensureRole(access, `${access.path}/roles`, role);
  for (const role of roles.realm) await compose(access, role);
}

async function ensureRole({ api }: RealmAccess, base: string, { name, description }: Role): Promise<void> {
  const path = `${base}/${encodeURIComponent(name)}`;
  const known = await api.find<{ description?: string }>(path);
  if (known === undefined) await api.post(base, { name, description });
  else if (description !== undefined && known.description !== description) {
    await api.put(path, { ...known, description });
  }
}

/** Brings the composites of a realm role in line with the file; a default role also keeps what Keycloak gave it. */
async function compose(access: RealmAccess, { name, composites }: Role): Promise<void> {
  const path = `${access.path}/roles/${encodeURIComponent(name)}/composites`;
  const ofClients = Object.entries(composites?.client ?? {}).map(([client, names]) =>
    access.roles(names, client),
  );
  const wanted = (await Promise.all([access.roles(composites?.realm ?? []), ...ofClients])).flat();
  await alignRoles(access, path, wanted, { keepsOthers: name.startsWith('default-roles-') });
}

/** Sets the roles that the tokens of a client may show to exactly those of the file. */
export async function updateScope(access: RealmAccess, file: RealmFile): Promise<void> {
  const pathOf = async (client: string): Promise<string> =>
    `${access.path}/clients/${(await access.client(client)).id}/scope-mappings`;
  for (const { client, roles } of file.scopeMappings) {
    await alignRoles(access, `${await pathOf(client)}/realm`, await access.roles(roles));
  }
  for (const [holder, mappings] of Object.entries(file.clientScopeMappings)) {
    const { id } = await access.client(holder);
    for (const { client, roles } of mappings) {
      await alignRoles(access, `${await pathOf(client)}/clients/${id}`, await access.roles(roles, holder));
    }
  }
}

/** Gives service accounts the client roles of the file, and takes other roles of the same client from them. */
export async function updateServiceAccounts(access: RealmAccess, { users }: RealmFile): Promise<void> {
  for (const { serviceAccountClientId, clientRoles } of users) {
    const { id: clientUuid } = await access.client(serviceAccountClientId);
    const user = await access.api.get<UserRef>(`${access.path}/clients/${clientUuid}/service-account-user`);
    for (const [holder, names] of Object.entries(clientRoles)) {
      const { id } = await access.client(holder);
      const path = `${access.path}/users/${user.id}/role-mappings/clients/${id}`;
      await alignRoles(access, path, await access.roles(names, holder));
    }
  }
}

/** Brings the list of roles at a path of the Admin API in line with the wanted ones; may keep others beside them. */
export async function alignRoles(
  { api }: RealmAccess,
  path: string,
  wanted: readonly RoleRef[],
  { keepsOthers = false } = {},
): Promise<void> {
  const present = await api.get<RoleRef[]>(path);
  const without = (roles: readonly RoleRef[], others: readonly RoleRef[]): RoleRef[] =>
    roles.filter(({ id }) => !others.some((other) => other.id === id));
  const missing = without(wanted, present);
  const surplus = keepsOthers ? [] : without(present, wanted);
  if (missing.length > 0) await api.post(path, missing);
  if (surplus.length > 0) await api.remove(path, surplus);
}
