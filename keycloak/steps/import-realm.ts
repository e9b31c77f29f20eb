import type { AdminApi } from '../admin-api.ts';
import type { RealmFile } from '../realm-file.ts';

/** Makes the realm from its file when it is not there; answers whether it was made. */
export async function importRealm(api: AdminApi, file: RealmFile): Promise<boolean> {
  if ((await api.find(`/${file.realm}`)) !== undefined) return false;
  await api.post('', file);

  return true;
}
