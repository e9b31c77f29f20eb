import type { RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';

/** Lists of the file that other steps deal with; the default role can't be replaced. */
const NOT_SETTINGS = [
  'roles',
  'clients',
  'scopeMappings',
  'clientScopeMappings',
  'identityProviders',
  'users',
  'defaultRole',
];

/** Brings the realm's own settings in line with the file; what the file doesn't name stays. */
export async function updateSettings({ api, path }: RealmAccess, file: RealmFile): Promise<void> {
  const settings = Object.entries(file).filter(([name]) => !NOT_SETTINGS.includes(name));
  await api.put(path, Object.fromEntries(settings));
}
