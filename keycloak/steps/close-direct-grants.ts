import type { RealmAccess } from '../realm-access.ts';

/**
 * Disables direct grants for `admin-cli`, Keycloak's own command line client: it has no secret, so anybody could try
 * passwords through it.
 */
export async function closeDirectGrants({ api, path, findClient }: RealmAccess): Promise<void> {
  const client = await findClient('admin-cli');
  if (client === undefined || client['directAccessGrantsEnabled'] === false) return;
  await api.put(`${path}/clients/${client.id}`, { ...client, directAccessGrantsEnabled: false });
}
