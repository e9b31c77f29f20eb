/** Characters of the longest token that is read, equal to the engine's bound. */
const MAX_LENGTH = 16_384;

/**
 * Reads the id (`jti`) from an Authorization header's token, whose signature is not verified here. A forged id can only
 * cause a refusal; the engine verifies tokens.
 */
export function tokenIdOf(authorization: unknown): string | undefined {
  if (typeof authorization !== 'string') return undefined;
  // The engine and Hasura read the header in this way too; a form that they read and this function doesn't would escape.
  const [scheme, token, ...rest] = authorization.trim().split(/\s+/);
  if (scheme?.toLowerCase() !== 'bearer' || rest.length > 0) return undefined;
  if (token === undefined || token.length > MAX_LENGTH) return undefined;
  const [, payload] = token.split('.');
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const jti = typeof claims === 'object' && claims !== null && 'jti' in claims ? claims.jti : undefined;
    return typeof jti === 'string' ? jti : undefined;
  } catch {
    return undefined;
  }
}
