import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';

type RealmRequest = FastifyRequest<{ Params: { realm: string } }>;

/** Passes requests to the realm's `oidc-provider`, which reads the body itself. */
export function openidRoutes(providers: RealmProviders, publicUrl: string) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const pass = async (request: RealmRequest, reply: FastifyReply): Promise<unknown> => {
      const served = await providers.get(request.params.realm);
      if (served === undefined) return realmNotFound(reply);
      reply.hijack();
      const { raw } = request;
      showPublicUrl(raw, publicUrl);
      if (raw.method === 'POST') raw.headers.accept = 'application/json';
      const mounted = `/realms/${request.params.realm}`;
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = raw.url?.slice(mounted.length) ?? '/';
      await served.provider.callback()(raw, reply.raw);
    };

    const base = '/realms/:realm/protocol/openid-connect';
    for (const url of ['/realms/:realm/.well-known/openid-configuration', `${base}/certs`]) {
      app.route({ method: ['GET', 'HEAD'], url, handler: pass });
    }
    for (const url of [`${base}/auth`, `${base}/auth/:uid`]) app.get(url, pass);
    app.post(`${base}/token`, pass);
    app.get(`${base}/token`, async (_request, reply) =>
      reply.code(405).send({ error: 'HTTP 405 Method Not Allowed' }),
    );
  };
}

/** Sets a request's host and protocol to the public ones; `oidc-provider` derives addresses and cookies from them. */
export function showPublicUrl(raw: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  raw.headers.host = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** Answers 404 with Keycloak's body for an unknown realm. */
function realmNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'Realm does not exist' });
}

/** Returns the realm that the path names; where there is none, answers 404 and returns undefined. */
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
