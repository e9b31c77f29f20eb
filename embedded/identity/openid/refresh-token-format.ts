import { errors, jwtVerify, SignJWT } from 'jose';

type RefreshClaims = { jti: string; azp: string; sub: string; sid: string; exp: number };

/**
 * Creates the format of one realm's refresh tokens, as Keycloak shapes them: JWTs that only the server itself can
 * check. `secret` is the realm's HMAC key.
 */
export function createRefreshTokenFormat(
  issuer: string,
  { kid, secret }: { kid: string; secret: Uint8Array },
) {
  return {
    write: ({ jti, azp, sub, sid, exp, iat, scope }: RefreshClaims & { iat: number; scope: string }) =>
      new SignJWT({ exp, iat, jti, iss: issuer, aud: issuer, sub, typ: 'Refresh', azp, sid, scope })
        .setProtectedHeader({ alg: 'HS512', typ: 'JWT', kid })
        .sign(secret),
    /** Returns undefined for a token that this realm did not sign, and `expired` for one whose time is over. */
    read: async (token: string): Promise<RefreshClaims | 'expired' | undefined> => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          issuer,
          audience: issuer,
          algorithms: ['HS512'],
        });
        return payload['typ'] === 'Refresh' ? (payload as unknown as RefreshClaims) : undefined;
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'expired';
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

export type RefreshTokenFormat = ReturnType<typeof createRefreshTokenFormat>;
