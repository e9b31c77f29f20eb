/** Characters of the longest header that is read, equal to the engine's bound. */
const MAX_LENGTH = 16_384;

/**
 * Reads the id (`jti`) from an Authorization header's token, whose signature is not verified here. A forged id can only
 * cause a refusal; the engine verifies tokens.
 */
export function tokenIdOf(authorization: unknown): string | undefined {
  if (typeof authorization !== 'string' || authorization.length > MAX_LENGTH) return undefined;
  const payload = /^\s*Bearer\s+[^.\s]+\.([^.\s]+)\.[^.\s]+\s*$/i.exec(authorization)?.[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const jti = typeof claims === 'object' && claims !== null && 'jti' in claims ? claims.jti : undefined;
    return typeof jti === 'string' ? jti : undefined;
  } catch {
    return undefined;
  }
}
