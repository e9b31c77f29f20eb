/** As long as the engine takes a token. */
const MAX_LENGTH = 16_384;

/**
 * The id (`jti`) that an Authorization header's token gives itself. Nobody has verified it: whoever forges one can be refused
 * by it, and gains nothing.
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
