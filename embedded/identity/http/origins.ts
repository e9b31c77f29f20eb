import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const OPENID = '/realms/:realm/protocol/openid-connect';
/** Methods that a preflight is told, by path, as Keycloak tells them. */
const PREFLIGHTS: Readonly<Record<string, string>> = {
  [`${OPENID}/token`]: 'POST, OPTIONS',
  [`${OPENID}/revoke`]: 'POST, OPTIONS',
  [`${OPENID}/userinfo`]: 'GET, HEAD, OPTIONS',
  [`${OPENID}/logout`]: 'GET, HEAD, OPTIONS',
  [`${OPENID}/certs`]: 'GET',
  '/realms/:realm/.well-known/openid-configuration': 'GET',
  '/admin/realms/*': 'DELETE, POST, GET, PUT',
};
const REQUEST_HEADERS =
  'Origin, Access-Control-Request-Method, X-Requested-With, Accept, Access-Control-Request-Headers, DPoP, Content-Type, Authorization';

/** Answers preflights. They are allowed for every origin; only the request itself names the client. */
export function preflightRoutes(app: FastifyInstance): void {
  for (const [path, methods] of Object.entries(PREFLIGHTS)) {
    app.options(path, async (request, reply) => {
      showToOrigin(request, reply);
      return reply
        .headers({
          'access-control-allow-methods': methods,
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': '3600',
        })
        .send();
    });
  }
  app.options(`${OPENID}/token/introspect`, async (_request, reply) => reply.send());
}

/** Lets a page of the request's origin read the answer, with the named headers beside those that any page may read. */
export function showToOrigin(request: FastifyRequest, reply: FastifyReply, exposed?: string): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  reply.headers({
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    ...(exposed !== undefined && { 'access-control-expose-headers': exposed }),
  });
}
