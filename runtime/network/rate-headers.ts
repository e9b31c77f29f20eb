type Reply = {
  getHeader: (name: string) => unknown;
  removeHeader: (name: string) => unknown;
  header: (name: string, value: string) => unknown;
};

/** Name of the policy: requests are counted by the caller's address. */
const POLICY = 'address';

/**
 * Renames the rate limit's headers to those of the current IETF draft; @fastify/rate-limit sends an older draft's, and
 * by default headers of its own. With `max` the headers tell that limit, whatever is allowed to this caller.
 *
 * See https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function renameRateHeaders(reply: Reply, windowS: number, max?: number): void {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = reply.getHeader(`ratelimit-${name}`);
    reply.removeHeader(`ratelimit-${name}`);
    return value === undefined ? undefined : Number(value);
  });
  if (limit === undefined || remaining === undefined) return;
  const shownLimit = max ?? limit;
  const left = Math.max(0, remaining - (limit - shownLimit));
  reply.header('ratelimit-policy', `"${POLICY}";q=${shownLimit};w=${windowS}`);
  reply.header('ratelimit', `"${POLICY}";r=${left};t=${reset ?? windowS}`);
}
