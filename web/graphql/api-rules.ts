import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../config/env.ts';
import type { CountsIp } from '#web/limits/counts-ip.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import { REFUSALS } from '../security/refusals.ts';
import type { Cors } from './cors.ts';

const METHODS = 'GET, HEAD, POST, OPTIONS';

type Rules = { env: Env; counts: CountsIp; cors: Cors };

/** Adds the rules of every API route: CORS, the rate limit per network, and the answer for unknown paths. */
export async function addApiRules(scope: FastifyInstance, { env, counts, cors }: Rules): Promise<void> {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') return void reply.headers(cors.headersOf(request));
    return reply.code(204).header('allow', METHODS).headers(cors.preflightOf(request.headers)).send();
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    addVary(
      reply,
      request.method === 'POST'
        ? ['Origin']
        : ['Origin', 'Accept', 'Accept-Encoding', 'Authorization', 'X-Api-Key'],
    );
    return payload;
  });
  await limitRequests(scope, { perMinute: env.GRAPHQL_REQUESTS_PER_MINUTE, counts });

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
