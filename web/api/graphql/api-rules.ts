import type { FastifyInstance } from 'fastify';
import type { CountsIp } from '#web/server/limits/counts-ip.ts';
import { addVary } from '../../server/documents/add-vary.ts';
import { limitRequests } from '../../server/limits/limit-requests.ts';
import { REFUSALS } from '../../server/security/refusals.ts';
import type { Cors } from './cors.ts';
import { GRAPHQL_RESPONSE, isJson, wantsGraphqlResponse } from './media-type.ts';

const METHODS = 'GET, HEAD, POST, OPTIONS';

type Rules = { perMinute: number; counts: CountsIp; cors: Cors };

/** Adds the rules of every API route: CORS, the rate limit per network, and the answer for unknown paths. */
export async function addApiRules(scope: FastifyInstance, { perMinute, counts, cors }: Rules): Promise<void> {
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
  typeRefusals(scope);
  await limitRequests(scope, { perMinute, counts });

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

/**
 * Gives every refusal of this server the media type that its client reads as GraphQL; Apollo Client finds `errors` in no
 * other. Answers of the engine have their type already.
 */
function typeRefusals(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ url, headers }, reply, payload) => {
    const isOfGraphql = url.split('?')[0] === '/v1/graphql' && reply.statusCode >= 400;
    if (
      isOfGraphql &&
      isJson(String(reply.getHeader('content-type'))) &&
      wantsGraphqlResponse(headers.accept)
    )
      reply.type(`${GRAPHQL_RESPONSE}; charset=utf-8`);
    return payload;
  });
}
