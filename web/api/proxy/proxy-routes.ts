import { REQUEST_ID } from '#runtime/observe/request-id.ts';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { answerSavesWhenKnown, type ReadSettings } from './answer-saves-when-known.ts';
import { createApiHandlers, type ApiHandler, type Change } from '../graphql/api-handlers.ts';
import { addApiRules } from '../graphql/api-rules.ts';
import type { Cors } from '../graphql/cors.ts';
import { addRestFaults } from '../graphql/rest-faults.ts';
import { addKeyCors, exchangeKeys, refuseKeys, refuseTokens, type Keys } from '../keys/key-rules.ts';
import { boundBodies, type Received } from '#web/server/limits/bound-bodies.ts';
import { countByNetwork } from '#web/server/limits/count-by-network.ts';
import type { CountsIp } from '#web/server/limits/counts-ip.ts';
import type { watchSockets } from '../../server/limits/watch-sockets.ts';
import { addOpenapiRoute } from '../openapi/openapi-route.ts';
import { tokenIdOf } from '../keys/token-id.ts';
import { forwardedHeaders, without } from './forwarded-headers.ts';
import { isOneHop } from './header-rules.ts';
import { addChallenges } from '../../server/security/challenge.ts';
import { REFUSALS, RETRY_AFTER_S } from '../../server/security/refusals.ts';

/** Upper bound of one body. */
const BODY_BYTES = 1024 * 1024;
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * Milliseconds that a part may take to begin its answer; longer than any action may take, so that the engine says so
 * before this server gives up.
 */
export const ANSWER_TIMEOUT_MS = 60_000;
/** Upper bound of connections to one upstream; above the bound per IP address, so that no client can use them all. */
const CONNECTIONS = 1_024;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Upper bound of simultaneous uploads per IP address. */
const UPLOADS_PER_ADDRESS = 8;

export type ProxyOptions = {
  publicUrl: string;
  engineUrl: string;
  identityUrl: string;
  realm: string;
  actionsUrl: string;
  /** Upper bound of API requests per IP address. */
  perMinute: number;
  counts: CountsIp;
  sockets: ReturnType<typeof watchSockets>;
  cors: Cors;
  keys: Keys;
  received: Received;
  settings: ReadSettings;
};
type Options = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
type Route = {
  prefix: string;
  upstream: string;
  routes?: string[];
  httpMethods?: HTTPMethods[];
  handle?: ApiHandler;
};

/** Adds the proxied paths of the upstreams; Keycloak's /admin and its realm `master` are not among them. */
export async function addProxyRoutes(server: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { publicUrl, engineUrl: upstream, identityUrl, actionsUrl, keys, cors, settings } = options;

  await server.register(async (scope) => {
    const { graphql, rest } = createApiHandlers(cors);
    await addApiRules(scope, options);
    addChallenges(scope);
    exchangeKeys(scope, keys);
    refuseTokens(scope, keys);
    answerSavesWhenKnown(scope, settings);
    addOpenapiRoute(scope);
    await addProxy(scope, options, {
      prefix: '/v1/graphql',
      routes: ['/'],
      httpMethods: ['GET', 'POST'],
      upstream,
      handle: graphql,
    });
    // The scope's bodies are read and counted by now.
    await scope.register((inner) => {
      addRestFaults(inner);
      return registerProxy(inner, publicUrl, { prefix: '/api/rest', routes: ['/*'], upstream, handle: rest });
    });
  });

  for (const [prefix, upstream] of [
    [`/realms/${options.realm}`, identityUrl],
    ['/resources', identityUrl],
    ['/session', actionsUrl],
    ['/subscribe', actionsUrl],
    ['/unsubscribe', actionsUrl],
    ['/mail-events', actionsUrl],
  ] as const) {
    await server.register((scope) => {
      refuseKeys(scope);
      return addProxy(scope, options, { prefix, upstream });
    });
  }
  await server.register((scope) => {
    addKeyCors(scope, keys);
    return addProxy(scope, options, { prefix: '/keys/token', routes: ['/'], upstream: actionsUrl });
  });
  await server.register((scope) => addUploads(scope, options));
}

/**
 * Streams uploads to the actions service, few at a time per IP address, each with a minimum rate. One under way is cut
 * off when its token is refused, so that nothing of it is imported.
 */
async function addUploads(scope: FastifyInstance, options: ProxyOptions) {
  const { publicUrl, actionsUrl, counts, sockets, keys } = options;
  addChallenges(scope);
  exchangeKeys(scope, keys);
  refuseTokens(scope, keys);
  const perNetwork = countByNetwork(UPLOADS_PER_ADDRESS);

  scope.addHook('onRequest', async ({ ip, raw, headers }, reply) => {
    if (counts(ip, headers) && !perNetwork.take(ip, reply.raw)) {
      const { status, body } = REFUSALS.tooManyOpen;
      return reply.code(status).send(body);
    }
    const { done } = sockets.addUpload(raw.socket, () => raw.readableLength > 0);
    raw.once('end', done);
    reply.raw.once('close', done);
    const jti = tokenIdOf(headers.authorization);
    if (jti === undefined) return undefined;
    const place = { ip, origin: headers.origin };
    reply.raw.once(
      'close',
      keys.tokens.hold(jti, place, () => raw.destroy()),
    );
    return undefined;
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await registerProxy(scope, publicUrl, { prefix: '/uploads', upstream: actionsUrl });
}

/** Adds a proxy that reads a whole request before it uses an upstream connection, so slow senders occupy none. */
async function addProxy(scope: FastifyInstance, { publicUrl, received }: ProxyOptions, route: Route) {
  boundBodies(scope, received);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  await registerProxy(scope, publicUrl, route);
}

async function registerProxy(scope: FastifyInstance, publicUrl: string, route: Route) {
  const { prefix, upstream, routes, httpMethods, handle } = route;
  await scope.register(httpProxy, {
    prefix,
    upstream,
    rewritePrefix: `${new URL(upstream).pathname.replace(/\/$/, '')}${prefix}`,
    ...(routes ? { routes } : {}),
    ...(httpMethods ? { httpMethods } : {}),
    proxyPayloads: false,
    internalRewriteLocationHeader: false,
    disableRequestLogging: true,
    undici: {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    },
    handler(request, reply, path, options) {
      const asItCame = { ...options, ...bodyOf(request) };
      if (!handle) return reply.from(path, asItCame);
      return handle(request, reply, (change = {}) =>
        reply.from(path, { ...asItCame, ...changed(change, options) }),
      );
    },
    replyOptions: {
      rewriteHeaders: (headers, request) => ({
        ...(isPersonal(request) ? { 'cache-control': 'no-store' } : {}),
        ...without((name) => isOneHop(name) || name.toLowerCase() === REQUEST_ID, headers),
      }),
      rewriteRequestHeaders: (request, headers) =>
        forwardedHeaders(hasNoBody(request) ? without(isAboutBody, headers) : headers, {
          ip: request.ip,
          requestId: request.id,
          publicUrl,
        }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error, prefix }, 'A part did not respond');
        reply
          .code(REFUSALS.unavailable.status)
          .header('retry-after', RETRY_AFTER_S)
          .header('cache-control', 'no-store')
          .send(REFUSALS.unavailable.body);
      },
    },
  });
}

/** Returns the proxy options for a changed request; CORS headers are set by this server only, never by an upstream. */
function changed({ body, method, drops = [], onAnswer }: Change, options: Options): Options {
  return {
    ...(method === undefined ? {} : { method }),
    ...(body === undefined ? {} : { method: 'POST', body, contentType: JSON_TYPE, queryString: () => '' }),
    ...(onAnswer ? { onResponse: (_request, _reply, answer) => onAnswer(answer.stream) } : {}),
    rewriteRequestHeaders(request, headers) {
      const kept = without(
        (name) => drops.includes(name),
        options.rewriteRequestHeaders?.(request, headers) ?? headers,
      );
      const length = headers['content-length'];
      return body === undefined ? kept : { ...kept, 'content-type': JSON_TYPE, 'content-length': length };
    },
    rewriteHeaders: (headers, request) =>
      without(
        (name) => name.toLowerCase().startsWith('access-control-'),
        options.rewriteHeaders?.(headers, request) ?? headers,
      ),
  };
}

/** Tells whether an answer is personal and thus not cached, unless the upstream itself sends `Cache-Control`. */
function isPersonal(request: { url?: string | undefined; headers: object } | undefined): boolean {
  return (
    request !== undefined &&
    ('authorization' in request.headers || /^\/(session|keys)\//.test(request.url ?? ''))
  );
}

/** Passes the body's bytes unchanged; otherwise the proxy would parse JSON and serialize it again. */
function bodyOf({ body, headers }: FastifyRequest) {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

/** Tells whether the body is dropped: a body has no meaning in GET and HEAD. */
const hasNoBody = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD';
const isAboutBody = (name: string) => /^content-(length|type|encoding)$/.test(name);
