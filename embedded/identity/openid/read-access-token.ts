import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { findAccount, type Account } from '../storage/account-store.ts';
import { createArtifactStore } from '../storage/artifact-store.ts';
import { publicJwk } from '../storage/public-jwk.ts';
import type { RealmContext } from './realm-context.ts';

type AccessClaims = {
  jti: string;
  sub: string;
  azp: string;
  aud?: string | string[];
  scope?: string;
  sid?: string;
  iat: number;
  exp: number;
  [claim: string]: unknown;
};

export type ReadToken =
  | { kind: 'valid'; claims: AccessClaims; account: Account }
  /** The token alone was revoked; its session may go on. */
  | { kind: 'revoked'; claims: AccessClaims }
  | { kind: 'invalid'; reason: 'Token verification failed' | 'user_session_not_found' };

/** Checks an access token of this realm: signature, issuer, time, kind, account, revocation, and that its session still exists. */
export async function readAccessToken(context: RealmContext, token: string): Promise<ReadToken> {
  const claims = await verify(context, token);
  if (claims === undefined) return { kind: 'invalid', reason: 'Token verification failed' };
  const account = await findAccount(context.pool, context.realm, claims.sub);
  if (account === undefined || !account.enabled || claims.iat < account.notBefore) {
    return { kind: 'invalid', reason: 'user_session_not_found' };
  }
  const grants = createArtifactStore(context.pool, context.realm, 'Grant');
  if (claims.sid !== undefined && (await grants.find(claims.sid)) === undefined) {
    return { kind: 'invalid', reason: 'user_session_not_found' };
  }

  const revoked = createArtifactStore(context.pool, context.realm, 'RevokedToken');
  return (await revoked.find(claims.jti)) === undefined
    ? { kind: 'valid', claims, account }
    : { kind: 'revoked', claims };
}

async function verify({ keys, issuer }: RealmContext, token: string): Promise<AccessClaims | undefined> {
  const jwks = createLocalJWKSet({ keys: keys.signing.map((key) => publicJwk(key.jwk)) });
  try {
    const { payload } = await jwtVerify(token, jwks, { issuer, algorithms: ['RS256'] });
    return payload['typ'] === 'Bearer' ? (payload as unknown as AccessClaims) : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
