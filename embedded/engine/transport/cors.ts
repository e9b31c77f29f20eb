import type { IncomingMessage, ServerResponse } from 'node:http';

/** Returns true if an origin fits a domain of HASURA_GRAPHQL_CORS_DOMAIN: exactly, or by `https://*.example.com`. */
export function isAllowedOrigin(origin: string, domains: readonly string[]): boolean {
  return domains.some((domain) => {
    if (domain === '*' || domain === origin) return true;
    const [before, after] = domain.split('*.');
    if (before === undefined || after === undefined) return false;
    const middle = origin.slice(before.length, origin.length - after.length);
    return origin.startsWith(before) && origin.endsWith(`.${after}`) && /^[\w-]+\.$/.test(middle);
  });
}

/** Sets Hasura's CORS headers for an allowed origin; allows credentials never for `*`. */
export function applyCors(
  request: IncomingMessage,
  response: ServerResponse,
  domains: readonly string[],
): void {
  const { origin } = request.headers;
  if (origin === undefined || domains.length === 0) return;
  response.setHeader('vary', 'Origin');
  if (!isAllowedOrigin(origin, domains)) return;

  const isAny = domains.includes('*');
  response.setHeader('access-control-allow-origin', isAny ? '*' : origin);
  if (!isAny) response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE,OPTIONS');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-max-age', '1728000');
}
