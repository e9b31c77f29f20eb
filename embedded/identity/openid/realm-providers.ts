import type Provider from 'oidc-provider';
import { loadKeys } from '../storage/key-store.ts';
import { findRealm } from '../storage/realm-store.ts';
import { createRealmProvider } from './provider.ts';
import { createRealmContext, type RealmContext, type ServerContext } from './realm-context.ts';

export type ServedRealm = { context: RealmContext; provider: Provider };

/**
 * Creates the providers of a server's realms; each is created when it is first asked for, and again after `forget`,
 * which follows a change of the realm's settings or keys.
 */
export function createRealmProviders(server: ServerContext) {
  const served = new Map<string, Promise<ServedRealm>>();

  return {
    forget: (realm: string) => void served.delete(realm),
    get: async (realm: string): Promise<ServedRealm | undefined> => {
      const known = served.get(realm);
      if (known !== undefined) return known;
      const settings = await findRealm(server.pool, realm);
      if (settings === undefined || settings.enabled === false) return undefined;

      const made = serve(server, realm);
      served.set(realm, made);
      made.catch(() => served.delete(realm));
      return made;
    },
  };
}

export type RealmProviders = ReturnType<typeof createRealmProviders>;

async function serve(server: ServerContext, realm: string): Promise<ServedRealm> {
  const context = createRealmContext(server, realm, await loadKeys(server.pool, realm));
  return { context, provider: createRealmProvider(context) };
}
