import type { FastifyInstance } from 'fastify';
import { coerceSettings } from '../realm/coerce-settings.ts';
import { importRealm } from '../realm/import-realm.ts';
import type { IdentityProvider, RealmFile, RealmSettings } from '../storage/representation.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { addSigningKey } from '../storage/key-store.ts';
import {
  changeIdentityProvider,
  findRealm,
  listIdentityProviders,
  mergeRealm,
  saveIdentityProvider,
} from '../storage/realm-store.ts';
import { conflict, badRequest, forbidden, notFound } from './admin-error.ts';
import { readAdministrator } from './administrator.ts';
import { created, type AdminContext, type AdminRouter } from './admin-router.ts';
import { objectSchema, readBody } from './read-body.ts';
import { showRealm } from './representations.ts';

/** Properties of a realm that only an import reads; an update of the realm's settings ignores them. */
const IMPORT_ONLY = [
  'roles',
  'clients',
  'scopeMappings',
  'clientScopeMappings',
  'identityProviders',
  'users',
];

/** Registers the routes of realms, their identity providers and their keys. */
export function realmRoutes(app: FastifyInstance, context: AdminContext, route: AdminRouter): void {
  const { pool, providers, publicUrl } = context;

  app.post('/admin/realms', async (request, reply) => {
    const { isMaster } = await readAdministrator(pool, providers, request, undefined);
    if (!isMaster) throw forbidden();
    const file = readBody(objectSchema, request.body) as RealmFile;
    if (!/^[\w-]+$/.test(file.realm)) throw badRequest('Realm name is missing or not usable in an address');
    if ((await findRealm(pool, file.realm)) !== undefined)
      throw conflict(`Realm ${file.realm} already exists`);
    await inTransaction(pool, (db) => importRealm(db, file));

    return reply.code(201).header('location', `${publicUrl}/admin/realms/${file.realm}`).send();
  });

  route('GET', '', ['view-realm', 'manage-realm'], async ({ realm }) => showRealm(realm));

  route('PUT', '', ['manage-realm'], async ({ realm, body }) => {
    const given = Object.entries(readBody(objectSchema, body)).filter(
      ([name]) => !IMPORT_ONLY.includes(name),
    );
    const settings = coerceSettings(Object.fromEntries(given)) as Partial<RealmSettings>;
    await mergeRealm(pool, realm.realm, { ...settings, realm: realm.realm });
    providers.forget(realm.realm);
  });

  identityProviderRoutes(context, route);
  keyRoutes(context, route);
}

function identityProviderRoutes({ pool, publicUrl }: AdminContext, route: AdminRouter): void {
  const view = ['view-identity-providers', 'manage-identity-providers'];
  const one = async (realm: string, alias: string | undefined): Promise<IdentityProvider> => {
    const found = (await listIdentityProviders(pool, realm)).find((provider) => provider.alias === alias);
    if (found === undefined) throw notFound('HTTP 404 Not Found');
    return found;
  };

  route('GET', '/identity-provider/instances/:alias', view, async ({ realm, params }) =>
    one(realm.realm, params['alias']),
  );
  route('POST', '/identity-provider/instances', ['manage-identity-providers'], async (call) => {
    const provider = coerceSettings(readBody(objectSchema, call.body)) as IdentityProvider;
    await saveIdentityProvider(pool, call.realm.realm, provider);
    return created(call, publicUrl, `/identity-provider/instances/${provider.alias}`);
  });
  route(
    'PUT',
    '/identity-provider/instances/:alias',
    ['manage-identity-providers'],
    async ({ realm, params, body }) => {
      const { alias } = await one(realm.realm, params['alias']);
      const given = coerceSettings(readBody(objectSchema, body)) as Partial<IdentityProvider>;
      await changeIdentityProvider(pool, realm.realm, alias, given);
    },
  );
}

/**
 * Registers the route that adds a key: as in Keycloak a component. The key with the highest priority signs, the public
 * halves of the others are still published.
 */
function keyRoutes({ pool, providers, publicUrl }: AdminContext, route: AdminRouter): void {
  route('POST', '/components', ['manage-realm'], async (call) => {
    const component = readBody(objectSchema, call.body) as {
      providerId?: string;
      config?: { priority?: string[] };
    };
    if (component.providerId !== 'rsa-generated')
      throw badRequest('Only keys by rsa-generated can be added here');
    const kid = await addSigningKey(pool, call.realm.realm, Number(component.config?.priority?.[0] ?? 0));
    providers.forget(call.realm.realm);
    return created(call, publicUrl, `/components/${kid}`);
  });
}
