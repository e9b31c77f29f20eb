import type { RealmAccess } from '../realm-access.ts';

/** Nobody signs in with a password through Keycloak's own command line client, which has no secret. */
export async function closeDirectGrants({ api, path, findClient }: RealmAccess): Promise<void> {
  const client = await findClient('admin-cli');
  if (client === undefined || client['directAccessGrantsEnabled'] === false) return;
  await api.put(`${path}/clients/${client.id}`, { ...client, directAccessGrantsEnabled: false });
}
