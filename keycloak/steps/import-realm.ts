import type { AdminApi } from '../admin-api.ts';
import type { RealmFile } from '../realm-file.ts';

/** Creates the realm from its file where it does not exist; returns whether it was created. */
export async function importRealm(api: AdminApi, file: RealmFile): Promise<boolean> {
  if ((await api.find(`/${file.realm}`)) !== undefined) return false;
  await api.post('', file);

  return true;
}
