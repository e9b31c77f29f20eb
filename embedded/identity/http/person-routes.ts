import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_CHECK_PAGE } from '../openid/pages.ts';
import { readAccessToken, type ReadToken } from '../openid/read-access-token.ts';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';
import { findClient } from '../storage/client-store.ts';
import { publicJwk } from '../storage/public-jwk.ts';
import { identityClaims } from '../tokens/token-claims.ts';
import { realmOf } from './openid-routes.ts';

const BASE = '/realms/:realm/protocol/openid-connect';

/** Registers `userinfo` and the account's profile, which a person's access token opens. */
export function personRoutes(providers: RealmProviders) {
  return async (app: FastifyInstance): Promise<void> => {
    app.route({
      method: ['GET', 'POST'],
      url: `${BASE}/userinfo`,
      handler: async (request, reply) => {
        const served = await realmOf(providers, request, reply);
        return served === undefined ? reply : userinfo(served, request, reply);
      },
    });
    app.get('/realms/:realm/account', async (request, reply) => {
      const served = await realmOf(providers, request, reply);
      return served === undefined ? reply : account(served, request, reply);
    });
    app.get(`${BASE}/3p-cookies/step1.html`, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(COOKIE_CHECK_PAGE),
    );
    app.get('/realms/:realm', async (request, reply) => {
      const served = await realmOf(providers, request, reply);
      return served === undefined ? reply : realmInfo(served);
    });
  };
}

async function userinfo(served: ServedRealm, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { context } = served;
  const token = bearer(request);
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

/** Answers with the account's profile. As in Keycloak, the token's audience must include `account`. */
async function account(
  { context }: ServedRealm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const token = bearer(request);
  const read = token === undefined ? undefined : await readAccessToken(context, token);
  if (read?.kind !== 'valid' || !isForAccount(read))
    return reply.code(401).send({ error: 'HTTP 401 Unauthorized' });
  const { id, username, email, emailVerified, firstName, lastName, attributes } = read.account;

  return { id, username, email, emailVerified, firstName, lastName, attributes };
}

function isForAccount({ claims }: Extract<ReadToken, { kind: 'valid' }>): boolean {
  return [claims.aud ?? []].flat().includes('account');
}

function realmInfo({ context }: ServedRealm): Record<string, unknown> {
  return {
    realm: context.realm,
    'token-service': `${context.issuer}/protocol/openid-connect`,
    'account-service': `${context.issuer}/account`,
    'tokens-not-before': 0,
    keys: context.keys.signing.map((key) => publicJwk(key.jwk)),
  };
}

function bearer(request: FastifyRequest): string | undefined {
  return /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
