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

/** Brings the realm's own settings in line with the file; settings that the file doesn't name stay. */
export async function updateSettings({ api, path }: RealmAccess, file: RealmFile): Promise<void> {
  const settings = Object.entries(file).filter(([name]) => !NOT_SETTINGS.includes(name));
  await api.put(path, Object.fromEntries(settings));
}
