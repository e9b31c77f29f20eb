import type { FastifyInstance } from 'fastify';
import httpProxy from '@fastify/http-proxy';
import rateLimit from '@fastify/rate-limit';
import type { Env } from '../config/env.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { graphqlTooMany, graphqlUnavailable, RETRY_AFTER_S, serviceUnavailable } from './unavailable.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const ANSWER_TIMEOUT_MS = 60_000;
const CONNECTIONS = 128;

type Route = { prefix: string; upstream: string; routes?: string[]; unavailable: object };

/** The paths of the parts behind this server; Keycloak's /admin and its realm `master` are not among them. */
export async function addProxyRoutes(server: FastifyInstance, env: Env): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: env.GRAPHQL_REQUESTS_PER_MINUTE,
      timeWindow: '1 minute',
      allowList: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
      errorResponseBuilder: () =>
        Object.assign(new Error('Too many requests'), { statusCode: 429, body: graphqlTooMany }),
    });
    await addProxy(scope, env, {
      prefix: '/v1/graphql',
      routes: ['/'],
      upstream: env.HASURA_GRAPHQL_ENDPOINT,
      unavailable: graphqlUnavailable,
    });
  });

  const realm = `/realms/${env.KEYCLOAK_REALM}`;
  for (const [prefix, upstream] of [
    [realm, env.KEYCLOAK_URL],
    ['/resources', env.KEYCLOAK_URL],
    ['/session', env.ACTIONS_URL],
  ] as const) {
    await addProxy(server, env, { prefix, upstream, unavailable: serviceUnavailable });
  }
}

async function addProxy(server: FastifyInstance, env: Env, { prefix, upstream, routes, unavailable }: Route) {
  await server.register(httpProxy, {
    prefix,
    upstream,
    rewritePrefix: `${new URL(upstream).pathname.replace(/\/$/, '')}${prefix}`,
    ...(routes ? { routes } : {}),
    internalRewriteLocationHeader: false,
    disableRequestLogging: true,
    undici: {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) =>
        forwardedHeaders(headers as never, {
          address: request.ip,
          publicUrl: env.PUBLIC_URL,
        }) as typeof headers,
      onError: (reply, { error }) => {
        reply.log.warn({ err: error, prefix }, 'A part did not answer');
        reply
          .code(503)
          .header('retry-after', RETRY_AFTER_S)
          .header('cache-control', 'no-store')
          .send(unavailable);
      },
    },
  });
}
