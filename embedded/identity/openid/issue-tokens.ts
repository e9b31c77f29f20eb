import { randomUUID } from 'node:crypto';
import type { Grant, Provider, TokenEndpointGrantContext } from 'oidc-provider';
import type { Client, RealmSettings } from '../storage/representation.ts';
import type { Account } from '../storage/account-store.ts';
import { identityClaims } from '../tokens/token-claims.ts';
import { accessLifespan, refreshLifespan } from './lifespans.ts';
import type { RealmContext } from './realm-context.ts';
import { resourceServer } from './resource-server.ts';

type Issue = {
  realm: RealmSettings;
  client: Client;
  account: Account;
  grant: Grant;
  scope: string;
  /** Scope that later refreshes can ask for; that of the tokens by default. */
  refreshScope?: string | undefined;
  gty: string;
  /** Unix time in seconds at which the session began. */
  startedAt: number;
};

type Provided = InstanceType<typeof Provider>;

/** Answers a request for tokens of a session as Keycloak does. */
export async function issueTokens(
  context: RealmContext,
  provider: Provided,
  ctx: TokenEndpointGrantContext,
  issue: Issue,
): Promise<void> {
  const { realm, account, grant, scope, refreshScope = scope, gty, startedAt } = issue;
  const common = {
    accountId: account.id,
    client: ctx.oidc.client,
    grantId: grant.jti,
    gty,
    sid: grant.jti,
    scope,
  };
  const server = resourceServer(context.issuer, realm);
  const access = new provider.AccessToken({ ...common, expiresIn: accessLifespan(realm) });
  access.resourceServer = new provider.ResourceServer(context.issuer, server);
  const refreshExpiresIn = refreshLifespan(realm, startedAt);
  const refresh = new provider.RefreshToken({
    ...common,
    scope: refreshScope,
    resource: context.issuer,
    rotations: 0,
    iiat: startedAt,
    expiresIn: refreshExpiresIn,
  });
  const accessToken = await access.save();

  ctx.body = {
    access_token: accessToken,
    expires_in: accessLifespan(realm),
    refresh_expires_in: refreshExpiresIn,
    refresh_token: await refresh.save(),
    token_type: 'Bearer',
    ...(scope.split(' ').includes('openid') && {
      id_token: await idToken(context, provider, ctx, issue, accessToken),
    }),
    'not-before-policy': account.notBefore,
    session_state: grant.jti,
    scope,
  };
}

async function idToken(
  context: RealmContext,
  provider: Provided,
  ctx: TokenEndpointGrantContext,
  { realm, client, account, grant, scope }: Issue,
  accessToken: string,
): Promise<string> {
  const claims = await identityClaims(context.pool, 'id', {
    client,
    account,
    scopes: new Set(scope.split(' ')),
  });
  const token = new provider.IdToken({ sub: account.id }, { ctx });
  Object.assign(token, { scope: 'openid' });
  const own = { ...claims, jti: randomUUID(), typ: 'ID', azp: client.clientId, sid: grant.jti, acr: '1' };
  for (const [name, value] of Object.entries(own)) token.set(name, value);
  token.set('at_hash', accessToken);

  return token.issue({ use: 'idtoken', expiresAt: Math.floor(Date.now() / 1000) + accessLifespan(realm) });
}
