import { decodeJwt } from 'jose';
import { number, object, string, type InferType } from 'yup';
import type { Tokens } from '#actions/lib/keycloak/keycloak-client.ts';

const claimsSchema = object({ exp: number(), iat: number(), sid: string() });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Makes the stub that the browser gets instead of the refresh token. keycloak-js reads a refresh token's times, so the
 * stub has the form of a JWT; no endpoint accepts it.
 */
export function makeRefreshTokenStub(tokens: Tokens, nowS: number): string {
  const claims = readClaims(tokens.refresh_token);
  const exp = claims.exp ?? (tokens.refresh_expires_in ? nowS + tokens.refresh_expires_in : undefined);

  return `${encode({ alg: 'none' })}.${encode({ exp, iat: claims.iat ?? nowS, sid: claims.sid ?? tokens.session_state })}.stub`;
}

/**
 * Returns the `sid` of a token, undefined for an opaque one. The token is not verified, so the result is good for
 * comparing only.
 */
export const sessionOf = (refreshToken: string): string | undefined => readClaims(refreshToken).sid;

/** Reads the claims of a refresh token; an opaque one has none. */
function readClaims(refreshToken = ''): InferType<typeof claimsSchema> {
  try {
    return claimsSchema.validateSync(decodeJwt(refreshToken));
  } catch {
    return {};
  }
}
