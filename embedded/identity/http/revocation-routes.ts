import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { Client } from '../storage/representation.ts';
import { clientMetadata } from '../openid/client-metadata.ts';
import { errorPage } from '../openid/pages.ts';
import { readAccessToken } from '../openid/read-access-token.ts';
import { readIdToken } from '../openid/read-id-token.ts';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';
import { createArtifactStore, endGrant } from '../storage/artifact-store.ts';
import { findClient } from '../storage/client-store.ts';
import { authenticateClient } from './client-login.ts';
import { realmOf } from './openid-routes.ts';

const BASE = '/realms/:realm/protocol/openid-connect';
const UNKNOWN_CLIENT = {
  error: 'unauthorized_client',
  error_description: 'Invalid client or Invalid client credentials',
};

type Form = Readonly<Record<string, string>>;

/** Registers logout, revocation and introspection. */
export function revocationRoutes(providers: RealmProviders) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    type Handler = (served: ServedRealm, client: Client, form: Form, reply: FastifyReply) => Promise<unknown>;
    const forClient = (path: string, handle: Handler): void => {
      app.post(`${BASE}/${path}`, async (request, reply) => {
        const served = await realmOf(providers, request, reply);
        if (served === undefined) return reply;
        const form = (request.body ?? {}) as Form;
        const client = await authenticateClient(served.context, form, request.headers.authorization);
        if (client === undefined) return reply.code(401).send(UNKNOWN_CLIENT);
        return handle(served, client, form, reply.header('cache-control', 'no-store'));
      });
    };

    forClient('logout', logOut);
    forClient('revoke', revoke);
    forClient('token/introspect', introspect);
    app.get(`${BASE}/logout`, async (request, reply) => {
      const served = await realmOf(providers, request, reply);
      return served === undefined ? reply : logOutBrowser(served, request, reply);
    });
  };
}

/**
 * Ends the session of a refresh token; a session that has ended already is no error. Without a token Keycloak shows
 * its page for logging out in a browser; nothing here links to such a page, so the request is refused.
 */
async function logOut(
  { context }: ServedRealm,
  client: Client,
  form: Form,
  reply: FastifyReply,
): Promise<unknown> {
  const token = form['refresh_token'];
  if (token === undefined) return refuseRequest(reply, 'No refresh token');
  const claims = await context.refreshTokens.read(token);
  if (claims === undefined || (claims !== 'expired' && claims.azp !== client.clientId)) {
    return reply.code(400).send({ error: 'invalid_grant', error_description: 'Invalid refresh token' });
  }
  if (claims !== 'expired') await endGrant(context.pool, context.realm, claims.sid);

  return reply.code(204).send();
}

async function revoke(
  { context }: ServedRealm,
  client: Client,
  form: Form,
  reply: FastifyReply,
): Promise<unknown> {
  const { token } = form;
  if (token === undefined) return refuseRequest(reply, 'Token not provided');
  const refresh = await context.refreshTokens.read(token);
  if (refresh === 'expired') return reply.code(200).send();
  const access = refresh === undefined ? await readAccessToken(context, token) : undefined;
  const owner = refresh ?? (access?.kind === 'valid' ? access.claims : undefined);
  if (owner === undefined) return { error: 'invalid_token', error_description: 'Invalid token' };
  if (owner.azp === client.clientId && owner.sid !== undefined) {
    await endGrant(context.pool, context.realm, owner.sid);
  }

  return reply.code(200).send();
}

/**
 * Describes an access token to the clients in its audience, and a refresh token to the client that it was issued to;
 * any other client reads `active: false`.
 */
async function introspect(
  { context }: ServedRealm,
  client: Client,
  form: Form,
  reply: FastifyReply,
): Promise<unknown> {
  const { token } = form;
  if (token === undefined) return refuseRequest(reply, 'Token not provided.');
  const access = await readAccessToken(context, token);
  if (access.kind === 'valid') {
    const meant = [access.claims.aud ?? []].flat().includes(client.clientId);
    return meant ? { ...access.claims, client_id: access.claims.azp, active: true } : { active: false };
  }
  const refresh = await context.refreshTokens.read(token);
  if (refresh === undefined || refresh === 'expired' || refresh.azp !== client.clientId)
    return { active: false };
  const stored = await createArtifactStore(context.pool, context.realm, 'RefreshToken').find(refresh.jti);

  return stored === undefined || stored.consumed !== undefined
    ? { active: false }
    : { ...decodeJwt(token), client_id: refresh.azp, active: true };
}

/** Answers 400 `invalid_request`, as Keycloak does. */
function refuseRequest(reply: FastifyReply, description: string): FastifyReply {
  return reply.code(400).send({ error: 'invalid_request', error_description: description });
}

type LogoutQuery = {
  client_id?: string;
  id_token_hint?: string;
  post_logout_redirect_uri?: string;
  state?: string;
};

/** Ends the session that the ID token hint names, and redirects to a registered address only. */
async function logOutBrowser(
  { context }: ServedRealm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const query = request.query as LogoutQuery;
  const fail = (message: string): FastifyReply =>
    reply.code(400).type('text/html; charset=utf-8').send(errorPage(message));
  const hint =
    query.id_token_hint === undefined ? undefined : await readIdToken(context, query.id_token_hint);
  if (query.id_token_hint !== undefined && hint === undefined)
    return fail('Invalid parameter: id_token_hint');
  const clientId = query.client_id ?? hint?.azp;
  if (hint !== undefined && hint.azp !== clientId) return fail('Invalid parameter: client_id');
  const client = clientId === undefined ? undefined : await findClient(context.pool, context.realm, clientId);
  const target = query.post_logout_redirect_uri;
  if (target !== undefined && !allowed(client, target)) return fail('Invalid redirect uri');
  if (hint?.sid !== undefined) await endGrant(context.pool, context.realm, hint.sid);
  if (target === undefined)
    return reply.type('text/html; charset=utf-8').send(errorPage('You are logged out'));

  const url = new URL(target);
  if (query.state !== undefined) url.searchParams.set('state', query.state);
  return reply.redirect(url.href, 302);
}

function allowed(client: Client | undefined, target: string): boolean {
  const uris = client === undefined ? [] : clientMetadata(client)['post_logout_redirect_uris'];
  return Array.isArray(uris) && uris.includes(target);
}
