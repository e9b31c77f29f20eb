import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';
import type pg from 'pg';
import type { RealmProviders } from '../openid/realm-providers.ts';
import type { RealmSettings } from '../storage/representation.ts';
import { findRealm } from '../storage/realm-store.ts';
import { forbidden, notFound } from './admin-error.ts';
import { readAdministrator, type Administrator } from './administrator.ts';

export type AdminContext = { pool: pg.Pool; providers: RealmProviders; publicUrl: string };

/** One request to the Admin API, after its token, realm and rights were checked. */
export type AdminCall = {
  readonly pool: pg.Pool;
  readonly providers: RealmProviders;
  readonly administrator: Administrator;
  readonly realm: RealmSettings & { id: string };
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly reply: FastifyReply;
};

type Handler = (call: AdminCall) => Promise<unknown>;

/** Registers a path of the Admin API below one realm; the caller needs one of `rights`. */
export type AdminRouter = (
  method: HTTPMethods,
  path: string,
  rights: readonly string[],
  handler: Handler,
) => void;

/** Returns a router for paths below `/admin/realms/{realm}`. */
export function createAdminRouter(app: FastifyInstance, { pool, providers }: AdminContext): AdminRouter {
  return (method, path, rights, handler) => {
    app.route({
      method,
      url: `/admin/realms/:realm${path}`,
      handler: async (request, reply) => {
        const params = request.params as Record<string, string>;
        const realm = await findRealm(pool, params['realm'] ?? '');
        const administrator = await readAdministrator(pool, providers, request, realm?.realm);
        if (realm === undefined) throw notFound('Realm not found.');
        if (!administrator.has(...rights)) throw forbidden();
        const query = firstOfEach(request.query as Record<string, string | string[]>);
        const result = await handler({
          pool,
          providers,
          administrator,
          realm,
          params,
          query,
          body: request.body,
          reply,
        });

        return (
          result ??
          (reply.sent ? reply : reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send())
        );
      },
    });
  };
}

/** Returns each parameter's first value, which counts in Keycloak where one is given several times. */
function firstOfEach(query: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value[0] ?? ''),
    ]),
  );
}

/** Answers 201 with the address of the new resource in the header `Location`. */
export function created({ reply, realm }: AdminCall, publicUrl: string, path: string): FastifyReply {
  return reply.code(201).header('location', `${publicUrl}/admin/realms/${realm.realm}${path}`).send();
}
