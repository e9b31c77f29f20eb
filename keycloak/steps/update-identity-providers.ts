import type { RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';

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
