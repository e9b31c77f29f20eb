import type { RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';
import type { RoleRef, UserRef } from '../representations.ts';

/** Gives service accounts the client roles of the file, and takes other roles of the same client from them. */
export async function updateServiceAccounts(access: RealmAccess, { users }: RealmFile): Promise<void> {
  for (const { serviceAccountClientId, clientRoles } of users) {
    const { id: clientUuid } = await access.client(serviceAccountClientId);
    const { id } = await access.api.get<UserRef>(`${access.path}/clients/${clientUuid}/service-account-user`);
    for (const [holder, names] of Object.entries(clientRoles)) await align(access, id, holder, names);
  }
}

async function align(
  access: RealmAccess,
  user: string,
  holder: string,
  names: readonly string[],
): Promise<void> {
  const { id } = await access.client(holder);
  const path = `${access.path}/users/${user}/role-mappings/clients/${id}`;
  const present = await access.api.get<RoleRef[]>(path);
  const missing = names.filter((name) => !present.some((role) => role.name === name));
  const surplus = present.filter((role) => !names.includes(role.name));
  if (missing.length > 0) {
    await access.api.post(path, await Promise.all(missing.map((name) => access.role(name, holder))));
  }
  if (surplus.length > 0) await access.api.remove(path, surplus);
}
