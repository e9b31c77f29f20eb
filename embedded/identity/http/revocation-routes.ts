import type { FastifyInstance } from 'fastify';
import { readAccessToken } from '../openid/read-access-token.ts';
import { readIdToken } from '../openid/read-id-token.ts';
import type { RealmContext } from '../openid/realm-context.ts';
import type { RealmProviders } from '../openid/realm-providers.ts';
import { createArtifactStore, endGrant } from '../storage/artifact-store.ts';
import { clientRoute, readForms, refuseRequest, type ClientRequest } from './client-requests.ts';

/** Values of `token_type_hint` that introspection takes; what the token is shows by itself. */
const HINTS = new Set([undefined, 'access_token', 'refresh_token']);

/** Registers revocation and introspection. */
export function revocationRoutes(providers: RealmProviders) {
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
    clientRoute(app, providers, 'revoke', { isForPages: true, refusesDuplicates: true }, revoke);
    const wrongSecret = { error: 'invalid_client', error_description: 'Client authentication failed.' };
    clientRoute(
      app,
      providers,
      'token/introspect',
      { isForPages: false, refusesDuplicates: true, wrongSecret },
      introspect,
    );
  };
}

/** Ends the session of a refresh token, or the use of one access token, whose session goes on. */
async function revoke({ context, client, form, reply }: ClientRequest): Promise<unknown> {
  const { token } = form;
  if (token === undefined) return refuseRequest(reply, 'Token not provided');
  const refresh = await context.refreshTokens.read(token);
  if (refresh === 'expired') return reply.code(200).send();
  const access = refresh === undefined ? await readAccessToken(context, token) : undefined;
  const claims = refresh ?? (access?.kind === 'invalid' ? undefined : access?.claims);
  if (claims === undefined && (await readIdToken(context, token)) !== undefined) {
    const unsupported = { error: 'unsupported_token_type', error_description: 'Unsupported token type' };
    return reply.code(400).send(unsupported);
  }
  const invalid = { error: 'invalid_token', error_description: 'Invalid token' };
  if (claims === undefined) return invalid;
  if (claims.azp !== client.clientId) return refuseRequest(reply, 'Unmatching clients');
  if (refresh === undefined) await forbidAccessToken(context, claims);
  else if (await isUsable(context, refresh.jti)) await endGrant(context.pool, context.realm, refresh.sid);
  else return invalid;

  return reply.code(200).send();
}

async function forbidAccessToken(
  { pool, realm }: RealmContext,
  { jti, exp }: { jti: string; exp: number },
): Promise<void> {
  const secondsLeft = Math.max(1, exp - Math.floor(Date.now() / 1000));
  await createArtifactStore(pool, realm, 'RevokedToken').save(jti, {}, secondsLeft);
}

async function isUsable({ pool, realm }: RealmContext, jti: string): Promise<boolean> {
  const stored = await createArtifactStore(pool, realm, 'RefreshToken').find(jti);
  return stored !== undefined && stored.consumed === undefined;
}

/** Describes an access token to the clients in its audience; of any other token it says `active: false`. */
async function introspect({ context, client, form, reply }: ClientRequest): Promise<unknown> {
  const { token } = form;
  if (token === undefined) return refuseRequest(reply, 'Token not provided.');
  if (!HINTS.has(form['token_type_hint'])) return refuseRequest(reply, 'Unsupported token type.');
  const access = await readAccessToken(context, token);
  const isMeant = access.kind === 'valid' && [access.claims.aud ?? []].flat().includes(client.clientId);

  return isMeant ? { ...access.claims, client_id: access.claims.azp, active: true } : { active: false };
}
