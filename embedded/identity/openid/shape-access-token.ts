import { randomUUID } from 'node:crypto';
import type { AccessToken, ClientCredentials, JWTStructured } from 'oidc-provider';
import { findAccount, findServiceAccount } from '../storage/account-store.ts';
import { findClient } from '../storage/client-store.ts';
import { accessTokenClaims } from '../tokens/token-claims.ts';
import type { RealmContext } from './realm-context.ts';
import { grantedScope } from './scopes.ts';

/** Gives an access token Keycloak's header and claims. */
export async function shapeAccessToken(
  { pool, realm, issuer }: RealmContext,
  token: AccessToken | ClientCredentials,
  jwt: JWTStructured,
): Promise<void> {
  const client = token.clientId === undefined ? undefined : await findClient(pool, realm, token.clientId);
  if (client === undefined) throw new Error('A token was about to be made for a client that is gone.');
  const session = 'accountId' in token ? token.grantId : undefined;
  const account =
    'accountId' in token && token.accountId
      ? await findAccount(pool, realm, token.accountId)
      : await findServiceAccount(pool, client.id);
  if (account === undefined) throw new Error('A token was about to be made for an account that is gone.');

  const { iat, exp } = jwt.payload;
  const scopes = new Set(grantedScope(token.scope, client)?.split(' '));
  jwt.header = { typ: 'JWT' };
  jwt.payload = {
    exp,
    iat,
    jti: randomUUID(),
    iss: issuer,
    aud: `${realm}-realm`,
    sub: account.id,
    typ: 'Bearer',
    azp: client.clientId,
    ...(session && { sid: session }),
    scope: [...scopes].join(' '),
    ...(await accessTokenClaims(pool, { client, account, scopes })),
  };
}
