import type { Provider, RefreshToken } from 'oidc-provider';
import type { Client, RealmSettings } from '../storage/representation.ts';
import { findAccount } from '../storage/account-store.ts';
import { createArtifactStore, endGrant, touchSession } from '../storage/artifact-store.ts';
import { issueTokens } from './issue-tokens.ts';
import { oauthError } from './oauth-error.ts';
import { clientOf } from './password-grant.ts';
import type { RealmContext } from './realm-context.ts';
import { grantedScope } from './scopes.ts';

const invalid = (description: string): Error => oauthError(400, 'invalid_grant', description);

/**
 * Registers the grant that exchanges a refresh token for new tokens. Where the realm revokes used refresh tokens, a
 * second use of one ends the whole session: two parties hold the token, so one of them must have stolen it.
 *
 * See RFC 9700, section 4.14.2.
 */
export function registerRefreshGrant(context: RealmContext, provider: Provider): void {
  provider.registerGrantType<{ refresh_token?: string; scope?: string }>(
    'refresh_token',
    async (ctx) => {
      const realm: RealmSettings = ctx.state['realm'];
      const client = await clientOf(context, ctx);
      const token = await findToken(context, provider, ctx.oidc.params.refresh_token, client.clientId);
      const account = await findAccount(context.pool, context.realm, token.accountId);
      if (account === undefined) throw invalid('Invalid refresh token');
      if (!account.enabled) throw invalid('User disabled');
      const grant = token.grantId === undefined ? undefined : await provider.Grant.find(token.grantId);
      if (grant === undefined) throw invalid('Session not active');
      const startedAt = token.iiat ?? token.iat;
      if (startedAt < account.notBefore) throw invalid('Stale token');
      const scope = narrowedScope(ctx.oidc.params.scope, token.scope, client);
      if (realm.revokeRefreshToken) await useUp(context, token);
      await touchSession(context.pool, context.realm, grant.jti);

      await issueTokens(context, provider, ctx, {
        realm,
        client,
        account,
        grant,
        scope,
        refreshScope: token.scope,
        gty: token.gty ?? 'refresh_token',
        startedAt,
      });
    },
    ['refresh_token', 'scope'],
  );
}

/**
 * Returns the scope of the new tokens: what the refresh asks for of that which the session has. Throws where it asks for
 * a scope that the client does not have.
 */
function narrowedScope(requested: string | undefined, held: string | undefined, client: Client): string {
  if (requested === undefined) return grantedScope(held, client) ?? '';
  const scope = grantedScope(requested, client);
  if (scope === undefined) throw oauthError(400, 'invalid_scope', `Invalid scopes: ${requested}`);
  const heldScopes = new Set(held?.split(' '));

  return scope
    .split(' ')
    .filter((name) => heldScopes.has(name))
    .join(' ');
}

async function findToken(
  context: RealmContext,
  provider: Provider,
  value: string | undefined,
  clientId: string,
): Promise<RefreshToken> {
  if (!value) throw oauthError(400, 'invalid_request', 'No refresh token');
  const claims = await context.refreshTokens.read(value);
  if (claims === undefined) throw invalid('Invalid refresh token');
  if (claims === 'expired') throw invalid('Token is not active');
  if (claims.azp !== clientId) {
    throw invalid("Invalid refresh token. Token client and authorized client don't match");
  }
  const token = await provider.RefreshToken.find(value);
  if (token === undefined) throw invalid('Session not active');

  return token;
}

async function useUp(context: RealmContext, token: RefreshToken): Promise<void> {
  const store = createArtifactStore(context.pool, context.realm, 'RefreshToken');
  if (await store.consume(token.jti)) return;
  if (token.grantId !== undefined) await endGrant(context.pool, context.realm, token.grantId);
  context.logger.warn(
    { realm: context.realm, sid: token.grantId },
    'a refresh token was used twice: session ended',
  );
  throw invalid('Maximum allowed refresh token reuse exceeded');
}
