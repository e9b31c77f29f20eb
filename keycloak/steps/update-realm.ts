import type { AdminApi } from '../admin-api.ts';
import type { RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';

/** Properties of the file that other steps handle, and the default role, which can't be replaced. */
const NOT_SETTINGS = [
  'roles',
  'clients',
  'scopeMappings',
  'clientScopeMappings',
  'identityProviders',
  'users',
  'defaultRole',
];

/** Creates the realm from its file where it does not exist; returns whether it was created. */
export async function importRealm(api: AdminApi, file: RealmFile): Promise<boolean> {
  if ((await api.find(`/${file.realm}`)) !== undefined) return false;
  await api.post('', file);

  return true;
}

/** Brings the realm's own settings in line with the file; settings that the file doesn't name stay. */
export async function updateSettings({ api, path }: RealmAccess, file: RealmFile): Promise<void> {
  const settings = Object.entries(file).filter(([name]) => !NOT_SETTINGS.includes(name));
  await api.put(path, Object.fromEntries(settings));
}

/** Creates missing identity providers and brings the others in line with the file. */
export async function updateIdentityProviders(
  { api, path }: RealmAccess,
  { identityProviders }: RealmFile,
): Promise<void> {
  const base = `${path}/identity-provider/instances`;
  for (const provider of identityProviders) {
    const one = `${base}/${encodeURIComponent(provider.alias)}`;
    const known = await api.find<object>(one);
    if (known === undefined) await api.post(base, provider);
    else await api.put(one, { ...known, ...provider });
  }
}
