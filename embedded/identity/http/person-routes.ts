import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_CHECK_PAGE } from '../openid/pages.ts';
import { readAccessToken, type ReadToken } from '../openid/read-access-token.ts';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';
import { findClient } from '../storage/client-store.ts';
import { publicKey } from '../storage/public-jwk.ts';
import { identityClaims } from '../tokens/token-claims.ts';
import { allowsOrigin, INVALID_ORIGIN, webOriginsOf } from '../openid/web-origins.ts';
import { fieldsOf, readForms } from './client-requests.ts';
import { showToOrigin } from './origins.ts';
import { realmOf } from './openid-routes.ts';

const BASE = '/realms/:realm/protocol/openid-connect';

/** Registers `userinfo` and the account's profile, which a person's access token opens. */
export function personRoutes(providers: RealmProviders) {
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
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
    for (const path of ['/realms/:realm', '/realms/:realm/']) {
      app.get(path, async (request, reply) => {
        showToOrigin(request, reply);
        const served = await realmOf(providers, request, reply);
        return served === undefined
          ? reply
          : reply.type('application/json;charset=UTF-8').send(realmInfo(served));
      });
    }
  };
}

async function userinfo(served: ServedRealm, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { context } = served;
  const token = bearer(request) ?? fieldsOf(request).form['access_token'];
  const challenge = `Bearer realm="${context.realm}"`;
  const read = token === undefined ? undefined : await readAccessToken(context, token);
  if (read?.kind === 'valid') {
    const client = await findClient(context.pool, context.realm, read.claims.azp);
    if (client !== undefined && !allowsOrigin(webOriginsOf(client), request.headers.origin))
      return reply.code(403).send(INVALID_ORIGIN);
  }
  const isRefused = read?.kind !== 'valid';
  showToOrigin(
    request,
    reply,
    ['Access-Control-Allow-Methods', ...(isRefused ? ['WWW-Authenticate'] : [])].join(', '),
  );
  if (read === undefined) return reply.code(401).header('www-authenticate', challenge).send();
  if (read.kind !== 'valid') {
    const reason = read.kind === 'invalid' ? read.reason : 'Token verification failed';
    const fault = `error="invalid_token", error_description="${reason}"`;
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
  const { id, username, email, emailVerified, firstName, lastName } = read.account;

  return { id, username, email, emailVerified, firstName, lastName };
}

function isForAccount({ claims }: Extract<ReadToken, { kind: 'valid' }>): boolean {
  return [claims.aud ?? []].flat().includes('account');
}

function realmInfo({ context }: ServedRealm): Record<string, unknown> {
  const [signing] = context.keys.signing;
  return {
    realm: context.realm,
    ...(signing && { public_key: publicKey(signing.jwk) }),
    'token-service': `${context.issuer}/protocol/openid-connect`,
    'account-service': `${context.issuer}/account`,
    'tokens-not-before': 0,
  };
}

function bearer(request: FastifyRequest): string | undefined {
  return /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
