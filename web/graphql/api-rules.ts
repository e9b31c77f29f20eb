import type { FastifyInstance, FastifyReply } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { networkOf } from '#runtime/network-of.ts';
import type { Env } from '../config/env.ts';
import type { CountsIp } from '#web/limits/counts-ip.ts';
import { REFUSALS } from '../security/refusals.ts';
import type { Cors } from './cors.ts';

const WINDOW_S = 60;
const POLICY = 'address';
const METHODS = 'GET, HEAD, POST, OPTIONS';

type Rules = { env: Env; counts: CountsIp; cors: Cors };

/** Adds the rules of every API route: CORS, the rate limit per network, and the answer for unknown paths. */
export async function addApiRules(scope: FastifyInstance, { env, counts, cors }: Rules): Promise<void> {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') return void reply.headers(cors.headersOf(request));
    return reply.code(204).header('allow', METHODS).headers(cors.preflightOf(request.headers)).send();
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    renameRateHeaders(reply, WINDOW_S);
    addVary(
      reply,
      request.method === 'POST' ? ['Origin'] : ['Origin', 'Accept', 'Accept-Encoding', 'Authorization'],
    );
    return payload;
  });
  await scope.register(rateLimit, {
    max: env.GRAPHQL_REQUESTS_PER_MINUTE,
    timeWindow: WINDOW_S * 1_000,
    enableDraftSpec: true,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ ip, headers }) => !counts(ip, headers),
    errorResponseBuilder: () =>
      Object.assign(new Error('Too many requests'), { refusal: REFUSALS.tooManyRequests, statusCode: 429 }),
  });

  const { methodNotAllowed, apiNotFound } = REFUSALS;
  scope.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'PUT'],
    url: '/v1/graphql',
    handler: (_request, reply) =>
      reply.code(methodNotAllowed.status).header('allow', METHODS).send(methodNotAllowed.body),
  });
  for (const path of ['/v1', '/v1/*', '/api', '/api/*']) {
    scope.all(path, (_request, reply) => reply.code(apiNotFound.status).send(apiNotFound.body));
  }
}

function addVary(reply: FastifyReply, names: readonly string[]) {
  const before = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/);
  const all = new Map([...before, ...names].map((name) => [name.toLowerCase(), name]));
  all.delete('');
  reply.header('vary', [...all.values()].join(', '));
}

/**
 * Renames the rate limit's headers to those of the current IETF draft; @fastify/rate-limit sends an older draft's.
 *
 * See https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
function renameRateHeaders(reply: FastifyReply, windowS: number): void {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = reply.getHeader(`ratelimit-${name}`);
    reply.removeHeader(`ratelimit-${name}`);
    return value;
  });
  if (limit === undefined) return;
  reply.header('ratelimit-policy', `"${POLICY}";q=${limit};w=${windowS}`);
  reply.header('ratelimit', `"${POLICY}";r=${remaining};t=${reset}`);
}
