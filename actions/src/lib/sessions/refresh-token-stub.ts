import { number, object, string } from 'yup';
import type { Tokens } from '#actions/lib/keycloak/keycloak-client.ts';

const claimsSchema = object({ exp: number(), iat: number(), sid: string() });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * What the browser gets in the refresh token's place: keycloak-js reads a refresh token's times, so the
 * stub has the shape of a JWT; nobody accepts it for anything.
 */
export function makeRefreshTokenStub(tokens: Tokens, nowS: number): string {
  const claims = readClaims(tokens.refresh_token);
  const exp = claims.exp ?? (tokens.refresh_expires_in ? nowS + tokens.refresh_expires_in : undefined);

  return `${encode({ alg: 'none' })}.${encode({ exp, iat: claims.iat ?? nowS, sid: claims.sid ?? tokens.session_state })}.stub`;
}

/** The session that a refresh token belongs to; undefined for an opaque one. Not verified: good for comparing only. */
export const sessionOf = (refreshToken: string): string | undefined => readClaims(refreshToken).sid;

/** An opaque refresh token has no claims to read. */
function readClaims(refreshToken: string | undefined) {
  const payload = refreshToken?.split('.')[1];
  if (!payload) return {};
  const claims = parseJson(Buffer.from(payload, 'base64url').toString('utf8'));

  return claims && claimsSchema.isValidSync(claims) ? claims : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
