import { randomBytes, randomUUID } from 'node:crypto';
import { coerceSettings } from '../realm/coerce-settings.ts';
import { ensureServiceAccount, importClient } from '../realm/import-realm.ts';
import type { Client, ClientSettings, ProtocolMapper, Role } from '../storage/representation.ts';
import { findServiceAccount } from '../storage/account-store.ts';
import {
  changeClient,
  deleteClient,
  findClient,
  findClientById,
  listClients,
} from '../storage/client-store.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import {
  addScopeMappings,
  listScopeMappings,
  removeScopeMappings,
  rolesByIds,
} from '../storage/role-store.ts';
import { knowsMapper } from '../tokens/apply-mappers.ts';
import { AdminError, badRequest, conflict, notFound } from './admin-error.ts';
import { created, type AdminCall, type AdminContext, type AdminRouter } from './admin-router.ts';
import { pageOf } from './page-of.ts';
import { mapperSchema, objectSchema, readBody, roleReferencesSchema } from './read-body.ts';
import { showAccount, showClient, showRole } from './representations.ts';

const VIEW = ['view-clients', 'manage-clients'];
const MANAGE = ['manage-clients'];

/**
 * Registers the routes of clients, their secrets, service accounts, protocol mappers and scope mappings (the roles
 * that their tokens may show).
 */
export function clientRoutes(context: AdminContext, route: AdminRouter): void {
  const { pool, publicUrl } = context;
  route('GET', '/clients', VIEW, async ({ realm, query }) => {
    const { clientId, search } = query;
    const { first, max } = pageOf(query, null);
    const clients = (await listClients(pool, realm.realm)).filter(
      (client) =>
        !clientId || (search === 'true' ? client.clientId.includes(clientId) : client.clientId === clientId),
    );
    return clients.slice(first, max === null ? undefined : first + max).map(showClient);
  });
  route('POST', '/clients', MANAGE, async (call) => {
    const id = randomUUID();
    const settings = { clientId: id, id, ...readBody(objectSchema, call.body) } as ClientSettings;
    if (await findClient(pool, call.realm.realm, settings.clientId)) {
      throw conflict(`Client ${settings.clientId} already exists`);
    }
    const client = await inTransaction(pool, (db) => importClient(db, call.realm.realm, settings));
    return created(call, publicUrl, `/clients/${client.id}`);
  });
  route('GET', '/clients/:id', VIEW, async (call) => showClient(await clientOf(call)));
  route('PUT', '/clients/:id', MANAGE, async (call) => {
    const client = await clientOf(call);
    const settings = coerceSettings(readBody(objectSchema, call.body)) as Partial<ClientSettings>;
    await inTransaction(pool, async (db) => {
      const changed = await changeClient(db, client.id, ({ clientId }) => ({
        ...settings,
        clientId: settings.clientId ?? clientId,
      }));
      if (changed === undefined) throw notFound('Could not find client');
      await ensureServiceAccount(db, call.realm.realm, changed);
    });
  });
  route('DELETE', '/clients/:id', MANAGE, async (call) => deleteClient(pool, (await clientOf(call)).id));
  route('GET', '/clients/:id/client-secret', VIEW, async (call) => {
    const { secret } = await clientOf(call);
    return { type: 'secret', value: secret };
  });
  route('POST', '/clients/:id/client-secret', MANAGE, async (call) => {
    const secret = randomBytes(24).toString('base64url');
    const { id } = await clientOf(call);
    await inTransaction(pool, (db) => changeClient(db, id, () => ({ secret })));
    return { type: 'secret', value: secret };
  });
  route('GET', '/clients/:id/service-account-user', VIEW, async (call) => {
    const client = await clientOf(call);
    const account = await findServiceAccount(pool, client.id);
    if (account === undefined)
      throw new AdminError(400, {
        error: `Service account not enabled for the client '${client.clientId}'`,
      });
    return { ...showAccount(account, call.administrator, false), access: undefined };
  });
  mapperRoutes(context, route);
  scopeRoutes(context, route);
}

/** Returns the client that the path's id names; throws 404 where there is none. */
async function clientOf({ pool, realm, params }: AdminCall): Promise<Client> {
  const client = await findClientById(pool, realm.realm, params['id'] ?? '');
  if (client === undefined) throw notFound('Could not find client');
  return client;
}

function mapperRoutes({ pool, publicUrl }: AdminContext, route: AdminRouter): void {
  const base = '/clients/:id/protocol-mappers/models';
  const read = (body: unknown): ProtocolMapper => {
    const mapper = readBody(mapperSchema, body) as ProtocolMapper;
    if (!knowsMapper(mapper.protocolMapper)) throw badRequest('ProtocolMapper provider not found');
    return mapper;
  };
  const replace = async (
    call: AdminCall,
    change: (others: ProtocolMapper[]) => ProtocolMapper[],
  ): Promise<void> => {
    const { id } = await clientOf(call);
    const { mapper } = call.params;
    await inTransaction(pool, (db) =>
      changeClient(db, id, ({ protocolMappers: mappers = [] }) => {
        const others = mappers.filter((known) => known.id !== mapper);
        if (mapper !== undefined && others.length === mappers.length) throw notFound('Model not found');
        return { protocolMappers: change(others) };
      }),
    );
  };

  route('GET', base, VIEW, async (call) => (await clientOf(call)).protocolMappers ?? []);
  route('POST', base, MANAGE, async (call) => {
    const mapper = { ...read(call.body), id: randomUUID() };
    await replace(call, (others) => {
      if (others.some(({ name }) => name === mapper.name))
        throw conflict('Protocol mapper exists with same name');
      return [...others, mapper];
    });
    return created(call, publicUrl, `/clients/${call.params['id']}/protocol-mappers/models/${mapper.id}`);
  });
  route('PUT', `${base}/:mapper`, MANAGE, async (call) => {
    const mapper = { ...read(call.body), id: call.params['mapper'] ?? '' };
    await replace(call, (others) => [...others, mapper]);
  });
  route('DELETE', `${base}/:mapper`, MANAGE, async (call) => replace(call, (others) => others));
}

function scopeRoutes({ pool }: AdminContext, route: AdminRouter): void {
  for (const path of ['realm', 'clients/:client']) {
    const base = `/clients/:id/scope-mappings/${path}`;
    const named = async (call: AdminCall): Promise<string[]> => {
      const ids = readBody(roleReferencesSchema, call.body).map(({ id }) => id);
      const found = await rolesByIds(pool, call.realm.realm, ids);
      if (found.length !== new Set(ids).size) throw notFound('Role not found');
      return found.map((role) => role.id);
    };
    const mapped = async (call: AdminCall): Promise<Role[]> =>
      (await listScopeMappings(pool, (await clientOf(call)).id)).filter(
        (role) => role.client === (call.params['client'] ?? null),
      );

    route('GET', base, VIEW, async (call) => (await mapped(call)).map(showRole));
    route('POST', base, MANAGE, async (call) =>
      addScopeMappings(pool, (await clientOf(call)).id, await named(call)),
    );
    route('DELETE', base, MANAGE, async (call) =>
      removeScopeMappings(pool, (await clientOf(call)).id, await named(call)),
    );
  }
}
