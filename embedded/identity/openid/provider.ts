import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { RealmSettings } from '../storage/representation.ts';
import { findAccount } from '../storage/account-store.ts';
import { publishedKey } from '../storage/published-key.ts';
import { findRealm } from '../storage/realm-store.ts';
import { profileClaims } from '../tokens/token-claims.ts';
import { originsOfClient, WEB_ORIGINS } from './client-metadata.ts';
import { allowsOrigin, INVALID_ORIGIN } from './web-origins.ts';
import { createAdapter } from './adapter.ts';
import { brokerUrl } from './broker-url.ts';
import { registerClientCredentialsGrant } from './client-credentials-grant.ts';
import { accessLifespan, refreshLifespan, sessionLifespan } from './lifespans.ts';
import { isInvalidOrigin, translateError } from './oauth-error.ts';
import { registerPasswordGrant } from './password-grant.ts';
import type { RealmContext } from './realm-context.ts';
import { registerRefreshGrant } from './refresh-grant.ts';
import { renderError } from './pages.ts';
import { resourceServer } from './resource-server.ts';
import { SCOPES } from './scopes.ts';
import { shapeAccessToken } from './shape-access-token.ts';
import { startSession } from './start-session.ts';

const BASE = '/protocol/openid-connect';
const ALLOWED_ORIGIN = 'access-control-allow-origin';
const settingsOf = (ctx: KoaContextWithOIDC): RealmSettings => ctx.state['realm'];

/**
 * Creates the OpenID provider of one realm: the certified library `oidc-provider`, with Keycloak's paths, grants and
 * messages.
 *
 * The checks in tests/identity/shared say how far it behaves like Keycloak; a real Keycloak passes them too (`npm run
 * test:keycloak`).
 */
export function createRealmProvider(context: RealmContext): Provider {
  const provider: Provider = new Provider(context.issuer, {
    ...behaviour(context, () => provider),
    adapter: (kind) => createAdapter(context, kind),
    jwks: { keys: context.keys.signing.map((key) => key.jwk) },
    routes: {
      authorization: `${BASE}/auth`,
      token: `${BASE}/token`,
      jwks: `${BASE}/certs`,
    },
    cookies: {
      keys: [context.keys.secret.base64url],
      long: { httpOnly: true, sameSite: 'lax', path: `/realms/${context.realm}/` },
      short: { httpOnly: true, sameSite: 'lax', path: `/realms/${context.realm}/` },
    },
    ttl: {
      AccessToken: (ctx) => accessLifespan(settingsOf(ctx)),
      ClientCredentials: (ctx) => accessLifespan(settingsOf(ctx)),
      IdToken: (ctx) => accessLifespan(settingsOf(ctx)),
      RefreshToken: (ctx, token) => refreshLifespan(settingsOf(ctx), token.iiat ?? Date.now() / 1000),
      AuthorizationCode: (ctx) => settingsOf(ctx).accessCodeLifespan ?? 60,
      Grant: (ctx) => sessionLifespan(settingsOf(ctx)),
      Session: (ctx) => sessionLifespan(settingsOf(ctx)),
      Interaction: () => 600,
    },
  });
  provider.proxy = true;
  writeRefreshTokensAsJwt(context, provider);
  registerPasswordGrant(context, provider);
  registerRefreshGrant(context, provider);
  registerClientCredentialsGrant(context, provider);
  loadSettings(context, provider);
  allowCredentials(provider);
  publishKeys(context, provider);
  reportErrors(context, provider);

  return provider;
}

type Settings = NonNullable<ConstructorParameters<typeof Provider>[1]>;

function behaviour(context: RealmContext, provider: () => Provider): Settings {
  const policy = interactionPolicy.base();
  policy.remove('consent');

  return {
    scopes: SCOPES,
    claims: {
      openid: ['sub', 'typ', 'azp', 'sid'],
      profile: ['name', 'preferred_username', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    extraParams: ['kc_idp_hint'],
    // The other grants check the origin after the client's secret, as Keycloak does (`clientOf`).
    clientBasedCORS: (ctx, origin, client) =>
      ctx.oidc.body?.['grant_type'] !== 'authorization_code' || allowsOrigin(originsOfClient(client), origin),
    extraClientMetadata: { properties: [WEB_ORIGINS] },
    interactions: { policy, url: (ctx, interaction) => brokerUrl(context, ctx, interaction) },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      // Discovery does not announce endpoints that this server lacks.
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => context.issuer,
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx) => resourceServer(context.issuer, settingsOf(ctx)),
      },
    },
    formats: { customizers: { jwt: (ctx, token, jwt) => shapeAccessToken(context, ctx, token, jwt) } },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    renderError: (ctx, out) => renderError(ctx, out),
    discovery: discoveryExtras(context.issuer),
    findAccount: async (ctx, id, token) => {
      const account = await findAccount(context.pool, context.realm, id);
      if (account === undefined || !account.enabled) return undefined;
      const own = { sub: id, typ: 'ID', azp: ctx.oidc.client?.clientId, sid: token?.grantId };
      return { accountId: id, claims: () => ({ ...own, ...profileClaims(account, new Set(SCOPES)) }) };
    },
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const known = session.grantIdFor(client.clientId);
      const grant = known === undefined ? undefined : await provider().Grant.find(known);
      return grant ?? startBrowserSession(context, provider(), ctx, session, client.clientId);
    },
  };
}

/** Starts a session of a person who was let in by another identity provider; refused where sessions ended since. */
async function startBrowserSession(
  context: RealmContext,
  provider: Provider,
  ctx: KoaContextWithOIDC,
  session: { accountId?: string | undefined; loginTs?: number | undefined },
  clientId: string,
): Promise<InstanceType<Provider['Grant']>> {
  const checked = ctx.oidc.result?.login?.['notBefore'];
  const grant = await startSession(context, provider, {
    realm: settingsOf(ctx),
    clientId,
    accountId: session.accountId ?? '',
    ipAddress: ctx.ip,
    isAsChecked: (_db, { enabled, notBefore }) =>
      enabled && (session.loginTs ?? 0) >= notBefore && (checked === undefined || checked === notBefore),
  });
  if (grant === undefined) throw new errors.AccessDenied('The sign-in has ended. Please start again.');

  return grant;
}

/**
 * Makes refresh tokens JWTs: keycloak-js decodes them, and Keycloak's are JWTs, but those of the library are opaque.
 */
function writeRefreshTokensAsJwt({ refreshTokens }: RealmContext, provider: Provider): void {
  type Written = { value: string; payload: Record<string, unknown> };
  const prototype: { getValueAndPayload(): Promise<Written> } = Object(provider.RefreshToken.prototype);
  const inherited = prototype.getValueAndPayload;
  prototype.getValueAndPayload = async function getValueAndPayload() {
    const { payload } = await inherited.call(this);
    const value = await refreshTokens.write({
      jti: String(payload['jti']),
      azp: String(payload['clientId']),
      sub: String(payload['accountId']),
      sid: String(payload['grantId']),
      iat: Number(payload['iat']),
      exp: Number(payload['exp']),
      scope: String(payload['scope'] ?? ''),
    });
    return { value, payload };
  };
}

function loadSettings(context: RealmContext, provider: Provider): void {
  provider.use(async (ctx, next) => {
    ctx.state['realm'] = await findRealm(context.pool, context.realm);
    await next();
  });
}

/** Lets pages of other origins read with cookies what they may read at all, as Keycloak does. */
function allowCredentials(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    ctx.remove('access-control-expose-headers');
    if (!ctx.get('origin') || !ctx.response.get(ALLOWED_ORIGIN)) return;
    ctx.set('access-control-allow-credentials', 'true');
    if (ctx.path.endsWith('/token')) ctx.set('access-control-expose-headers', 'Access-Control-Allow-Methods');
  });
}

/** Publishes the keys with their certificates, and with the type and the caching of Keycloak's. */
function publishKeys({ keys, realm }: RealmContext, provider: Provider): void {
  const published = keys.signing.map((key) => publishedKey(realm, key));
  provider.use(async (ctx, next) => {
    await next();
    if (!ctx.path.endsWith('/certs')) return;
    ctx.body = { keys: published };
    ctx.type = 'application/json';
    ctx.set('cache-control', 'no-cache');
  });
}

function reportErrors({ logger, realm }: RealmContext, provider: Provider): void {
  provider.on('grant.error', (ctx, error) => {
    if (isInvalidOrigin(error)) {
      ctx.remove(ALLOWED_ORIGIN);
      ctx.status = 403;
      ctx.body = INVALID_ORIGIN;
      return;
    }
    const answer = translateError(error, ctx.oidc.params?.['grant_type']);
    if (answer === undefined) return;
    const { status, ...body } = answer;
    ctx.status = status;
    ctx.body = body;
  });
  provider.on('server_error', (ctx, error) =>
    logger.error({ realm, path: ctx.path, err: error }, 'a request failed'),
  );
}

/** Returns the endpoints that this server adds to those of `oidc-provider`, for the discovery document. */
function discoveryExtras(issuer: string): Record<string, unknown> {
  const base = `${issuer}/protocol/openid-connect`;
  return {
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    introspection_endpoint: `${base}/token/introspect`,
    revocation_endpoint: `${base}/revoke`,
  };
}
