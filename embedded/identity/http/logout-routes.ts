import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientMetadata } from '../openid/client-metadata.ts';
import { errorPage } from '../openid/pages.ts';
import { readIdToken } from '../openid/read-id-token.ts';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';
import { endGrant } from '../storage/artifact-store.ts';
import { findClient } from '../storage/client-store.ts';
import type { Client } from '../storage/representation.ts';
import { answerClient, fieldsOf, readForms, refuseRequest, type ClientRequest } from './client-requests.ts';
import { realmOf } from './openid-routes.ts';

const LOGOUT = '/realms/:realm/protocol/openid-connect/logout';

/** Registers logout: by a client that has the refresh token, and by a browser that is sent here. */
export function logoutRoutes(providers: RealmProviders) {
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
    const byBrowser = async (request: FastifyRequest, reply: FastifyReply, form: BrowserForm) => {
      const served = await realmOf(providers, request, reply);
      return served === undefined ? reply : logOutBrowser(served, form, reply);
    };

    app.get(LOGOUT, (request, reply) => byBrowser(request, reply, request.query as BrowserForm));
    app.post(LOGOUT, (request, reply) => {
      const { form } = fieldsOf(request);
      const isOfBrowser = form['refresh_token'] === undefined && form['id_token_hint'] !== undefined;
      const options = { isForPages: true, refusesDuplicates: false };
      return isOfBrowser
        ? byBrowser(request, reply, form)
        : answerClient(providers, request, reply, options, logOut);
    });
  };
}

/**
 * Ends the session of a refresh token; a session that has ended already is no error. Without a token Keycloak shows
 * its page for logging out in a browser; nothing here links to such a page, so the request is refused.
 */
async function logOut({ context, client, form, reply }: ClientRequest): Promise<unknown> {
  const token = form['refresh_token'];
  if (token === undefined) return refuseRequest(reply, 'No refresh token');
  const claims = await context.refreshTokens.read(token);
  const invalid = (description: string): FastifyReply =>
    reply.code(400).send({ error: 'invalid_grant', error_description: description });
  if (claims === undefined) return invalid('Invalid refresh token');
  if (claims !== 'expired' && claims.azp !== client.clientId)
    return invalid("Invalid refresh token. Token client and authorized client don't match");
  if (claims !== 'expired') await endGrant(context.pool, context.realm, claims.sid);

  return reply.code(204).send();
}

type BrowserForm = {
  client_id?: string;
  id_token_hint?: string;
  post_logout_redirect_uri?: string;
  state?: string;
};

/** Ends the session that the ID token hint names, and redirects to a registered address only. */
async function logOutBrowser(
  { context }: ServedRealm,
  form: BrowserForm,
  reply: FastifyReply,
): Promise<unknown> {
  const fail = (message: string): FastifyReply =>
    reply.code(400).type('text/html; charset=utf-8').send(errorPage(message));
  const hint = form.id_token_hint === undefined ? undefined : await readIdToken(context, form.id_token_hint);
  if (form.id_token_hint !== undefined && hint === undefined) return fail('Invalid parameter: id_token_hint');
  const clientId = form.client_id ?? hint?.azp;
  if (hint !== undefined && hint.azp !== clientId) return fail('Invalid parameter: client_id');
  const client = clientId === undefined ? undefined : await findClient(context.pool, context.realm, clientId);
  const target = form.post_logout_redirect_uri;
  if (target !== undefined && !allowed(client, target)) return fail('Invalid redirect uri');
  if (hint?.sid !== undefined) await endGrant(context.pool, context.realm, hint.sid);
  if (target === undefined)
    return reply.type('text/html; charset=utf-8').send(errorPage('You are logged out'));

  const url = new URL(target);
  if (form.state !== undefined) url.searchParams.set('state', form.state);
  return reply.redirect(url.href, 302);
}

function allowed(client: Client | undefined, target: string): boolean {
  const uris = client === undefined ? [] : clientMetadata(client)['post_logout_redirect_uris'];
  return Array.isArray(uris) && uris.includes(target);
}
