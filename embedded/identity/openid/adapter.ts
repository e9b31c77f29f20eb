import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { createArtifactStore, dropOldestPending, type Artifact } from '../storage/artifact-store.ts';
import { findClient } from '../storage/client-store.ts';
import { clientMetadata } from './client-metadata.ts';
import type { RealmContext } from './realm-context.ts';

/** Number of started sign-ins after which the oldest unfinished ones are deleted down to the limit. */
const BOUND_EVERY = 100;

/**
 * Creates the storage of `oidc-provider` in PostgreSQL: clients come from the realm, everything else is stored as
 * given.
 */
export function createAdapter(context: RealmContext, kind: string): Adapter {
  const store = createArtifactStore(context.pool, context.realm, kind);
  let begun = 0;
  const find = async (id: string): Promise<Artifact | undefined> => {
    if (kind === 'Client') return clientById(context, id);
    if (kind !== 'RefreshToken') return store.find(id);
    const claims = await context.refreshTokens.read(id);
    return claims === undefined || claims === 'expired' ? undefined : store.find(claims.jti);
  };

  return {
    find: async (id) => (await find(id)) as AdapterPayload | undefined,
    findByUid: async (uid) => (await store.findByUid(uid)) as AdapterPayload | undefined,
    findByUserCode: async () => undefined,
    upsert: async (id, payload, expiresIn) => {
      await store.save(id, payload as Artifact, expiresIn);
      if (kind === 'Interaction' && ++begun % BOUND_EVERY === 0) await dropOldestPending(context.pool);
    },
    consume: async (id) => {
      if (!(await store.consume(id))) throw new errors.InvalidGrant('used a moment ago by another request');
    },
    destroy: (id) => store.remove(id),
    revokeByGrantId: (grantId) => store.removeByGrant(grantId),
  };
}

async function clientById(context: RealmContext, id: string): Promise<Artifact | undefined> {
  const client = await findClient(context.pool, context.realm, id);
  return client === undefined || client.enabled === false ? undefined : (clientMetadata(client) as Artifact);
}
