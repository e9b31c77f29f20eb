import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { publicJwk } from '../storage/public-jwk.ts';
import type { RealmContext } from './realm-context.ts';

/** Reads an ID token as a hint about a session: it may have expired, but must have been signed here. */
export async function readIdToken(
  { keys, issuer }: RealmContext,
  token: string,
): Promise<{ azp: string; sid?: string } | undefined> {
  const jwks = createLocalJWKSet({ keys: keys.signing.map((key) => publicJwk(key.jwk)) });
  try {
    const { payload } = await jwtVerify(token, jwks, {
      issuer,
      algorithms: ['RS256'],
      currentDate: new Date(0),
    });
    if (payload['typ'] !== 'ID' || typeof payload['azp'] !== 'string') return undefined;
    const sid = payload['sid'];
    return { azp: payload['azp'], ...(typeof sid === 'string' && { sid }) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
