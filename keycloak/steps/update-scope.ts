import type { RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';
import type { RoleRef } from '../representations.ts';

/** Sets the roles that the tokens of a client may show to exactly those of the file. */
export async function updateScope(access: RealmAccess, file: RealmFile): Promise<void> {
  for (const { client, roles } of file.scopeMappings) {
    const wanted = await Promise.all(roles.map((name) => access.role(name)));
    await align(access, client, 'realm', wanted);
  }
  for (const [holder, mappings] of Object.entries(file.clientScopeMappings)) {
    const { id } = await access.client(holder);
    for (const { client, roles } of mappings) {
      const wanted = await Promise.all(roles.map((name) => access.role(name, holder)));
      await align(access, client, `clients/${id}`, wanted);
    }
  }
}

async function align(access: RealmAccess, clientId: string, of: string, wanted: RoleRef[]): Promise<void> {
  const { id } = await access.client(clientId);
  const path = `${access.path}/clients/${id}/scope-mappings/${of}`;
  const present = await access.api.get<RoleRef[]>(path);
  const missing = wanted.filter((role) => !present.some((known) => known.id === role.id));
  const surplus = present.filter((role) => !wanted.some((known) => known.id === role.id));
  if (missing.length > 0) await access.api.post(path, missing);
  if (surplus.length > 0) await access.api.remove(path, surplus);
}
