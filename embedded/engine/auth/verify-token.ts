import { createPublicKey, X509Certificate } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions } from 'jose';
import { EngineError } from '../errors/engine-error.ts';
import type { JwtConfig } from './jwt-config.ts';
import { createKeySet } from './key-set.ts';

/** Checks a token's signature, time, issuer and audience. */
export type VerifyToken = (token: string) => Promise<JWTPayload>;

const ASYMMETRIC = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

/**
 * Makes the check of tokens. The configuration decides the algorithm, never the token; keys from a URL are public, so
 * HS* algorithms are refused for them.
 */
export function createVerifyToken(config: JwtConfig, nowMs: () => number = Date.now): VerifyToken {
  const { keys } = config;
  const getKey: JWTVerifyGetKey =
    keys.kind === 'url' ? createKeySet({ url: keys.url, nowMs }) : constantKey(keys.type, keys.key);
  const options: JWTVerifyOptions = {
    algorithms: keys.kind === 'url' ? ASYMMETRIC : algorithmsOf(keys.type),
    clockTolerance: config.allowedSkewS,
    ...(config.audience === undefined ? {} : { audience: [...config.audience] }),
    ...(config.issuer === undefined ? {} : { issuer: config.issuer }),
  };

  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, getKey, { ...options, currentDate: new Date(nowMs()) });
      return payload;
    } catch (error) {
      throw new EngineError('invalid-jwt', `Could not verify JWT: ${reasonOf(error)}`, { cause: error });
    }
  };
}

/** Returns the names of an algorithm; Ed25519 has two: Hasura says Ed25519, most tokens say EdDSA. */
function algorithmsOf(type: string): string[] {
  return type === 'Ed25519' || type === 'EdDSA' ? ['EdDSA', 'Ed25519'] : [type];
}

function constantKey(type: string, key: string): JWTVerifyGetKey {
  const material = type.startsWith('HS')
    ? new TextEncoder().encode(key)
    : key.includes('BEGIN CERTIFICATE')
      ? new X509Certificate(key).publicKey
      : createPublicKey(key);
  return () => material;
}

/** Returns Hasura's name for the reason why a token is refused. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'JWTNotInAudience';
    if (error.claim === 'iss') return 'JWTNotInIssuer';
    if (error.claim === 'nbf') return 'JWTNotYetValid';
    if (error.claim === 'iat') return 'JWTIssuedAtFuture';
    return 'JWTClaimsSetDecodeError';
  }
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  ) {
    return 'JWSError JWSInvalidSignature';
  }
  if (error instanceof errors.JOSEError) return 'JWSError CompactDecodeError';
  return 'the keys are unavailable';
}
