import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { findClient } from '../storage/client-store.ts';
import type { Account } from '../storage/account-store.ts';
import { listCredentials, type Credential } from '../storage/credential-store.ts';
import type { Db } from '../storage/database.ts';
import { listFlows } from '../storage/realm-store.ts';
import { OTP_AUTHENTICATOR } from '../realm/built-ins.ts';
import type { Client, RealmSettings } from '../storage/representation.ts';
import type { Verdict } from '../passwords/check-credentials.ts';
import { issueTokens } from './issue-tokens.ts';
import { invalidOrigin, oauthError } from './oauth-error.ts';
import { allowsOrigin, webOriginsOf } from './web-origins.ts';
import type { RealmContext } from './realm-context.ts';
import { grantedScope } from './scopes.ts';
import { startSession } from './start-session.ts';

type Parameters = { username?: string; password?: string; totp?: string; scope?: string };

/** Registers Keycloak's direct access grant, which exchanges name and password for the tokens of a new session. */
export function registerPasswordGrant(context: RealmContext, provider: Provider): void {
  provider.registerGrantType<Parameters>(
    'password',
    async (ctx) => {
      const { username, password, totp, scope: requested } = ctx.oidc.params;
      const client = await clientOf(context, ctx);
      if (!username) throw oauthError(401, 'invalid_request', 'Missing parameter: username');
      const scope = grantedScope(requested);
      if (scope === undefined) throw oauthError(400, 'invalid_scope', `Invalid scopes: ${requested}`);
      const realm: RealmSettings = ctx.state['realm'];
      const code = (await asksForCodes(context, client)) ? totp : null;
      const verdict = await context.checkCredentials({ realm, login: username, password, code });
      const checked = accepted(context, verdict);
      const { account } = checked;
      const grant = await startSession(context, provider, {
        realm,
        clientId: client.clientId,
        accountId: account.id,
        ipAddress: ctx.ip,
        isAsChecked: isUnchanged(checked),
      });
      if (grant === undefined) throw wrongCredentials();

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

/** Returns the client of a request with its settings in the realm; throws where a page of a foreign origin asks. */
export async function clientOf(context: RealmContext, ctx: TokenEndpointGrantContext): Promise<Client> {
  const client = await findClient(context.pool, context.realm, ctx.oidc.client.clientId);
  if (client === undefined)
    throw oauthError(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  if (!allowsOrigin(webOriginsOf(client), ctx.get('origin'))) throw invalidOrigin();
  return client;
}

type Accepted = Extract<Verdict, { kind: 'accepted' }>;

function accepted(context: RealmContext, verdict: Verdict): Accepted {
  switch (verdict.kind) {
    case 'accepted':
      return verdict;
    case 'disabled':
      throw oauthError(400, 'invalid_grant', 'Account disabled');
    case 'incomplete':
      throw oauthError(400, 'invalid_grant', 'Account is not fully set up');
    case 'refused':
      context.logger.info({ realm: context.realm, reason: verdict.reason }, 'a sign-in was refused');
      throw wrongCredentials();
  }
}

/** Tells whether neither the account's end of sessions nor its credentials have changed since they were checked. */
function isUnchanged({ account, credentials }: Accepted) {
  return async (db: Db, now: Account): Promise<boolean> => {
    const left = await listCredentials(db, account.id);
    return now.enabled && now.notBefore === account.notBefore && secretsOf(left) === secretsOf(credentials);
  };
}

/** Returns a text that is another one where a credential was added, changed or deleted. */
const secretsOf = (credentials: readonly Credential[]): string =>
  JSON.stringify(credentials.map(({ id, secretData }) => [id, secretData.value]));

const wrongCredentials = (): Error => oauthError(400, 'invalid_grant', 'Invalid user credentials');
