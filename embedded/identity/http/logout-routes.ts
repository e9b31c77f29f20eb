import type { FastifyInstance } from 'fastify';
import type { RealmProviders } from '../openid/realm-providers.ts';
import { endGrant } from '../storage/artifact-store.ts';
import { authenticateClient } from './client-login.ts';
import { realmOf } from './openid-routes.ts';

/**
 * Registers the logout, which ends the session of a refresh token; a session that has ended already is no error.
 * Without a token Keycloak shows its page for logging out in a browser; nothing here links to such a page, so the
 * request is refused.
 */
export function logoutRoutes(providers: RealmProviders) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.post('/realms/:realm/protocol/openid-connect/logout', async (request, reply) => {
      const served = await realmOf(providers, request, reply);
      if (served === undefined) return reply;
      const { context } = served;
      const form = (request.body ?? {}) as Readonly<Record<string, string>>;
      const refuse = (status: number, error: string, error_description: string) =>
        reply.code(status).send({ error, error_description });
      const client = await authenticateClient(context, form, request.headers.authorization);
      if (client === undefined) {
        return refuse(401, 'unauthorized_client', 'Invalid client or Invalid client credentials');
      }
      reply.header('cache-control', 'no-store');
      const token = form['refresh_token'];
      if (token === undefined) return refuse(400, 'invalid_request', 'No refresh token');
      const claims = await context.refreshTokens.read(token);
      if (claims === undefined || (claims !== 'expired' && claims.azp !== client.clientId)) {
        return refuse(400, 'invalid_grant', 'Invalid refresh token');
      }
      if (claims !== 'expired') await endGrant(context.pool, context.realm, claims.sid);

      return reply.code(204).send();
    });
  };
}
