import { randomUUID } from 'node:crypto';
import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { findServiceAccount } from '../storage/account-store.ts';
import { identityClaims } from '../tokens/token-claims.ts';
import { programClaims } from './shape-access-token.ts';
import type { Client, RealmSettings } from '../storage/representation.ts';
import { accessLifespanOf } from './lifespans.ts';
import { oauthError } from './oauth-error.ts';
import { clientOf } from './password-grant.ts';
import type { RealmContext } from './realm-context.ts';
import { resourceServer } from './resource-server.ts';
import { grantedScope } from './scopes.ts';

/** Registers the grant that gives a client a token of its own service account, without a session or a refresh token. */
export function registerClientCredentialsGrant(context: RealmContext, provider: Provider): void {
  provider.registerGrantType<{ scope?: string }>(
    'client_credentials',
    async (ctx) => {
      const realm: RealmSettings = ctx.state['realm'];
      const client = await clientOf(context, ctx);
      const scope = grantedScope(ctx.oidc.params.scope, client);
      if (scope === undefined)
        throw oauthError(400, 'invalid_scope', `Invalid scopes: ${ctx.oidc.params.scope}`);
      const expiresIn = accessLifespanOf(client, realm);
      const token = new provider.ClientCredentials({
        client: ctx.oidc.client,
        scope,
        expiresIn,
      });
      token.resourceServer = new provider.ResourceServer(
        context.issuer,
        resourceServer(context.issuer, realm),
      );

      const accessToken = await token.save();
      ctx.body = {
        access_token: accessToken,
        ...(scope.split(' ').includes('openid') && {
          id_token: await programIdToken(context, provider, ctx, { client, accessToken, expiresIn }),
        }),
        expires_in: expiresIn,
        refresh_expires_in: 0,
        token_type: 'Bearer',
        'not-before-policy': 0,
        scope,
      };
    },
    ['scope'],
  );
}

/** Writes the ID token of a client's own service account. */
async function programIdToken(
  { pool }: RealmContext,
  provider: Provider,
  ctx: TokenEndpointGrantContext,
  { client, accessToken, expiresIn }: { client: Client; accessToken: string; expiresIn: number },
): Promise<string> {
  const account = await findServiceAccount(pool, client.id);
  if (account === undefined) throw new Error('A token was about to be made for an account that is gone.');
  const claims = await identityClaims(pool, 'id', { client, account, scopes: new Set() });
  const token = new provider.IdToken({ sub: account.id }, { ctx });
  Object.assign(token, { scope: 'openid' });
  const own = {
    ...claims,
    ...programClaims(client.clientId, ctx.ip),
    jti: randomUUID(),
    typ: 'ID',
    azp: client.clientId,
  };
  for (const [name, value] of Object.entries(own)) token.set(name, value);
  token.set('at_hash', accessToken);

  return token.issue({ use: 'idtoken', expiresAt: Math.floor(Date.now() / 1000) + expiresIn });
}
