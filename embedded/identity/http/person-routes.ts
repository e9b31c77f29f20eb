import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccessToken } from '../openid/read-access-token.ts';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';
import { findClient } from '../storage/client-store.ts';
import { identityClaims } from '../tokens/token-claims.ts';
import { realmOf } from './openid-routes.ts';

/** Registers `userinfo`, which a person's access token opens. */
export function personRoutes(providers: RealmProviders) {
  return async (app: FastifyInstance): Promise<void> => {
    app.route({
      method: ['GET', 'POST'],
      url: '/realms/:realm/protocol/openid-connect/userinfo',
      handler: async (request, reply) => {
        const served = await realmOf(providers, request, reply);
        return served === undefined ? reply : userinfo(served, request, reply);
      },
    });
  };
}

async function userinfo(served: ServedRealm, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { context } = served;
  const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const challenge = `Bearer realm="${context.realm}"`;
  if (token === undefined) return reply.code(401).header('www-authenticate', challenge).send();
  const read = await readAccessToken(context, token);
  if (read.kind === 'invalid') {
    const fault = `error="invalid_token", error_description="${read.reason}"`;
    return reply.code(401).header('www-authenticate', `${challenge}, ${fault}`).send();
  }
  const scopes = new Set((read.claims.scope ?? '').split(' '));
  const client = await findClient(context.pool, context.realm, read.claims.azp);
  if (client === undefined || !scopes.has('openid')) {
    const fault = 'error="insufficient_scope", error_description="Missing openid scope"';
    return reply.code(403).header('www-authenticate', `${challenge}, ${fault}`).send();
  }

  return identityClaims(context.pool, 'userinfo', { client, account: read.account, scopes });
}
