import { alignRoles } from '../align-roles.ts';
import type { RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';

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
