import type { AdminApi } from './admin-api.ts';
import { createRealmAccess } from './realm-access.ts';
import type { RealmFile } from './realm-file.ts';
import { ensureAdministrator } from './steps/ensure-administrator.ts';
import { closeDirectGrants, updateClients } from './steps/update-clients.ts';
import { updateBrowserFlow, updatePasswordCheck } from './steps/update-flows.ts';
import { importRealm, updateIdentityProviders, updateSettings } from './steps/update-realm.ts';
import { updateRoles, updateScope, updateServiceAccounts } from './steps/update-roles.ts';

/**
 * Brings a Keycloak in line with the realm file, whatever state it is in; a second run changes nothing. The order of
 * the steps matters: roles need clients, and scopes and rights need roles.
 */
export async function applyRealm(
  api: AdminApi,
  file: RealmFile,
  administrator: { email: string; password: string } | undefined,
) {
  const imported = await importRealm(api, file);
  const access = createRealmAccess(api, file.realm);
  await updateSettings(access, file);
  await updateClients(access, file);
  await updateRoles(access, file);
  await updateScope(access, file);
  await updateServiceAccounts(access, file);
  await updateIdentityProviders(access, file);
  await updateBrowserFlow(access, 'web');
  await updatePasswordCheck(access);
  await closeDirectGrants(access);
  await closeDirectGrants(createRealmAccess(api, 'master'));

  const administratorMade = administrator !== undefined && (await ensureAdministrator(access, administrator));
  return { imported, administratorMade };
}
