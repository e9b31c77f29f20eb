import { alignRoles } from '../align-roles.ts';
import type { RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';
import type { UserRef } from '../representations.ts';

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
