import type { FastifyReply } from 'fastify';

const POLICY = 'address';

/**
 * Renames the rate limit's headers to those of the current IETF draft; @fastify/rate-limit sends an older draft's.
 *
 * See https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function renameRateHeaders(reply: FastifyReply, windowS: number): void {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = reply.getHeader(`ratelimit-${name}`);
    reply.removeHeader(`ratelimit-${name}`);
    return value;
  });
  if (limit === undefined) return;
  reply.header('ratelimit-policy', `"${POLICY}";q=${limit};w=${windowS}`);
  reply.header('ratelimit', `"${POLICY}";r=${remaining};t=${reset}`);
}
