import type { Provider } from 'oidc-provider';
import type { RealmSettings } from '../storage/representation.ts';
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

      ctx.body = {
        access_token: await token.save(),
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
