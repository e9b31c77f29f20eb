import { randomUUID } from 'node:crypto';
import type { AccessToken, ClientCredentials, JWTStructured, KoaContextWithOIDC } from 'oidc-provider';
import { findAccount, findServiceAccount } from '../storage/account-store.ts';
import { findClient } from '../storage/client-store.ts';
import { accessTokenClaims } from '../tokens/token-claims.ts';
import type { RealmContext } from './realm-context.ts';
import { grantedScope } from './scopes.ts';

/** `oidc-provider` demands an audience; this one is left out of the token's JSON, as in Keycloak, unless roles give one. */
const NO_AUDIENCE = { toJSON: () => undefined };

/** Gives an access token Keycloak's header and claims. */
export async function shapeAccessToken(
  { pool, realm, issuer }: RealmContext,
  ctx: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
  jwt: JWTStructured,
): Promise<void> {
  const client = token.clientId === undefined ? undefined : await findClient(pool, realm, token.clientId);
  if (client === undefined) throw new Error('A token was about to be made for a client that is gone.');
  const ofProgram = !('accountId' in token && token.accountId);
  const session = 'accountId' in token ? token.grantId : undefined;
  const account = ofProgram
    ? await findServiceAccount(pool, client.id)
    : await findAccount(pool, realm, String((token as AccessToken).accountId));
  if (account === undefined) throw new Error('A token was about to be made for an account that is gone.');

  const { iat, exp } = jwt.payload;
  const scopes = new Set(grantedScope(token.scope, client)?.split(' '));
  jwt.header = { typ: 'JWT' };
  jwt.payload = {
    exp,
    iat,
    jti: randomUUID(),
    iss: issuer,
    aud: NO_AUDIENCE,
    sub: account.id,
    typ: 'Bearer',
    azp: client.clientId,
    ...(session && { sid: session }),
    scope: [...scopes].join(' '),
    ...(ofProgram && programClaims(client.clientId, ctx.ip)),
    ...(await accessTokenClaims(pool, { client, account, scopes })),
  };
}

/** Returns the claims that Keycloak adds to the tokens of a program: the client and the address that asked. */
export const programClaims = (clientId: string, ip: string): Record<string, string> => ({
  client_id: clientId,
  clientHost: ip,
  clientAddress: ip,
});
