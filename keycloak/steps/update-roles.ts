import { alignRoles } from '../align-roles.ts';
import type { RealmAccess } from '../realm-access.ts';
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
