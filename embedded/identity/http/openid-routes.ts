import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';

type RealmRequest = FastifyRequest<{ Params: { realm: string } }>;

/** Hands requests to the realm's `oidc-provider`, which reads the body itself. */
export function openidRoutes(providers: RealmProviders, publicUrl: string) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const pass = async (request: RealmRequest, reply: FastifyReply): Promise<unknown> => {
      const served = await providers.get(request.params.realm);
      if (served === undefined) return realmNotFound(reply);
      reply.hijack();
      const { raw } = request;
      showPublicAddress(raw, publicUrl);
      if (raw.method === 'POST') raw.headers.accept = 'application/json';
      const mounted = `/realms/${request.params.realm}`;
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = raw.url?.slice(mounted.length) ?? '/';
      await served.provider.callback()(raw, reply.raw);
    };

    app.route({
      method: ['GET', 'HEAD'],
      url: '/realms/:realm/.well-known/openid-configuration',
      handler: pass,
    });
    app.route({
      method: ['GET', 'HEAD'],
      url: '/realms/:realm/protocol/openid-connect/certs',
      handler: pass,
    });
    app.route({ method: ['GET'], url: '/realms/:realm/protocol/openid-connect/auth', handler: pass });
    app.route({ method: ['GET'], url: '/realms/:realm/protocol/openid-connect/auth/:uid', handler: pass });
    app.route({ method: ['POST'], url: '/realms/:realm/protocol/openid-connect/token', handler: pass });
  };
}

/** Makes a request look as it did to the browser: the addresses in answers and cookies follow from it. */
export function showPublicAddress(raw: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  raw.headers.host = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** Keycloak's answer for a realm that is not there. */
export function realmNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'Realm does not exist' });
}

/** The realm of a request, or an answer that there is none. */
export async function realmOf(
  providers: RealmProviders,
  request: { params: unknown },
  reply: FastifyReply,
): Promise<ServedRealm | undefined> {
  const { realm } = request.params as { realm: string };
  const served = await providers.get(realm);
  if (served === undefined) await realmNotFound(reply);
  return served;
}
