import type { AdminApi } from './admin-api.ts';
import { createRealmAccess } from './realm-access.ts';
import type { RealmFile } from './realm-file.ts';
import { closeDirectGrants } from './steps/close-direct-grants.ts';
import { ensureAdministrator } from './steps/ensure-administrator.ts';
import { importRealm } from './steps/import-realm.ts';
import { updateBrowserFlow } from './steps/update-browser-flow.ts';
import { updateClients } from './steps/update-clients.ts';
import { updateIdentityProviders } from './steps/update-identity-providers.ts';
import { updatePasswordCheck } from './steps/update-password-check.ts';
import { updateRoles } from './steps/update-roles.ts';
import { updateScope } from './steps/update-scope.ts';
import { updateServiceAccounts } from './steps/update-service-accounts.ts';
import { updateSettings } from './steps/update-settings.ts';

export type Applied = { imported: boolean; administratorMade: boolean };

/**
 * Brings a Keycloak in line with the realm file, whatever state it is in; a second run changes nothing. The order of
 * the steps matters: roles need clients, and scopes and rights need roles.
 */
export async function applyRealm(
  api: AdminApi,
  file: RealmFile,
  administrator: { email: string; password: string } | undefined,
): Promise<Applied> {
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
