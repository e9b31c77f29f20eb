import type { Grant, Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { findClient } from '../storage/client-store.ts';
import { listFlows } from '../storage/realm-store.ts';
import { OTP_AUTHENTICATOR } from '../realm/built-ins.ts';
import type { Client, RealmSettings } from '../storage/representation.ts';
import type { Verdict } from '../passwords/check-credentials.ts';
import { issueTokens } from './issue-tokens.ts';
import { sessionLifespan } from './lifespans.ts';
import { oauthError } from './oauth-error.ts';
import type { RealmContext } from './realm-context.ts';
import { grantedScope, SCOPES } from './scopes.ts';

type Parameters = { username?: string; password?: string; totp?: string; scope?: string };

/** Registers Keycloak's direct access grant, which exchanges name and password for the tokens of a new session. */
export function registerPasswordGrant(context: RealmContext, provider: Provider): void {
  provider.registerGrantType<Parameters>(
    'password',
    async (ctx) => {
      const { username, password, totp, scope: requested } = ctx.oidc.params;
      if (!username) throw oauthError(401, 'invalid_request', 'Missing parameter: username');
      const scope = grantedScope(requested);
      if (scope === undefined) throw oauthError(400, 'invalid_scope', `Invalid scopes: ${requested}`);
      const realm: RealmSettings = ctx.state['realm'];
      const client = await clientOf(context, ctx);
      const code = (await asksForCodes(context, client)) ? totp : null;
      const verdict = await context.checkCredentials({ realm, login: username, password, code });
      const account = accepted(context, verdict);
      const grant = await startSession(provider, realm, { accountId: account.id, clientId: client.clientId });

      await issueTokens(context, provider, ctx, {
        realm,
        client,
        account,
        grant,
        scope,
        gty: 'password',
        startedAt: Math.floor(Date.now() / 1000),
      });
    },
    ['username', 'password', 'totp', 'scope'],
  );
}

/**
 * Tells whether the client's flow asks for a one-time code. Keycloak's default flow does where the account has an
 * authenticator app; a client may have another flow.
 */
async function asksForCodes({ pool, realm }: RealmContext, client: Client): Promise<boolean> {
  const id = client.authenticationFlowBindingOverrides?.['direct_grant'];
  const flow = id ? (await listFlows(pool, realm)).find((known) => known.id === id) : undefined;
  return (
    flow === undefined || flow.executions.some(({ authenticator }) => authenticator === OTP_AUTHENTICATOR)
  );
}

/** Returns the client of a request with its settings in the realm. */
export async function clientOf(context: RealmContext, ctx: TokenEndpointGrantContext): Promise<Client> {
  const client = await findClient(context.pool, context.realm, ctx.oidc.client.clientId);
  if (client === undefined)
    throw oauthError(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  return client;
}

/** Starts a session of one person at one client; its id is the `sid` of all its tokens. */
export async function startSession(
  provider: Provider,
  realm: RealmSettings,
  owner: { accountId: string; clientId: string },
): Promise<Grant> {
  const grant = new provider.Grant(owner);
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(provider.issuer, SCOPES.join(' '));
  Object.assign(grant, { expiresIn: sessionLifespan(realm) });
  await grant.save();

  return grant;
}

function accepted(
  context: RealmContext,
  verdict: Verdict,
): Extract<Verdict, { kind: 'accepted' }>['account'] {
  switch (verdict.kind) {
    case 'accepted':
      return verdict.account;
    case 'disabled':
      throw oauthError(400, 'invalid_grant', 'Account disabled');
    case 'incomplete':
      throw oauthError(400, 'invalid_grant', 'Account is not fully set up');
    case 'refused':
      context.logger.info({ realm: context.realm, reason: verdict.reason }, 'a sign-in was refused');
      throw oauthError(400, 'invalid_grant', 'Invalid user credentials');
  }
}
