import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { boundRequests } from '#runtime/network/bound-requests.ts';
import { drainOnClose } from '#runtime/network/drain-on-close.ts';
import { WEBSOCKETS_ONLY } from '#runtime/network/on-websocket.ts';
import { countReceived } from '#runtime/bytes/held-bytes.ts';
import { observeRequests } from '#runtime/observe/observe-requests.ts';
import { followRequests, visitorsRequestId } from '#runtime/observe/request-id.ts';
import { traceRequests } from '#runtime/observe/tracing.ts';
import type { Env } from './server/config/env.ts';
import { DEMO_PORTAL_PATH, runtimeConfig, type ConfigOf } from './server/config/runtime-config.ts';
import { createCors } from './api/graphql/cors.ts';
import { addHeadRoutes } from './site/head/head-routes.ts';
import { addHealthRoutes, HEALTH_PATHS } from './server/health/health-routes.ts';
import { keepAnswersFromCaches } from './api/keys/answers-to-keys.ts';
import { createKeys } from './api/keys/key-rules.ts';
import { hasKeyInAddress } from './server/security/read-credentials.ts';
import { countByNetwork } from '#web/server/limits/count-by-network.ts';
import { createCountsIp, proxyWarning, type CountsIp } from '#web/server/limits/counts-ip.ts';
import { watchSockets } from './server/limits/watch-sockets.ts';
import { addOfflineRoutes } from './site/offline/offline-routes.ts';
import { addMedia } from './site/media/media-routes.ts';
import { addOgRoutes } from './site/og/og-routes.ts';
import { createPrerender, type Prerender } from './site/prerender/create-prerender.ts';
import { addDemoPortal } from './site/portal/demo-portal.ts';
import { addDomainSearch } from './site/portal/domain-search.ts';
import { answerBrokenRequest } from './api/proxy/answer-socket.ts';
import { isAdminSecret } from './api/proxy/header-rules.ts';
import { addProxyRoutes } from './api/proxy/proxy-routes.ts';
import { dropSessionCookie } from './server/security/drop-session-cookie.ts';
import { refusal, REFUSALS, RETRY_AFTER_S, type Refusal } from './server/security/refusals.ts';
import { addSocketTunnel } from './api/proxy/add-socket-tunnel.ts';
import { createTrust } from '#web/server/security/client-ip.ts';
import { isCleanPath } from './server/security/is-clean-path.ts';
import { plainHeaders } from './server/security/security-headers.ts';
import { loadBuiltSite } from './site/files/built-site.ts';
import { startDevelopmentSite } from './site/files/development-site.ts';
import { createSiteSettings, type SiteParts, type SiteSettingsReader } from './site/pages/site-settings.ts';
import { addSearchRoutes } from './site/search/search-routes.ts';
import { addSiteRoutes } from './site/site-routes.ts';
import type { SiteSource } from './site/files/site-source.ts';

/** Milliseconds of own time (own-time.ts) within which a whole request must arrive; uploads are exempt. */
const REQUEST_MS = 10_000;
const REQUEST_CHECK_MS = 1_000;
/** Upper bound of a body that no part gets; proxied bodies have their own. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** Upper bound of unfinished requests of one IP address. */
const OPEN_REQUESTS_PER_ADDRESS = 256;

/** Creates the public web server with every route; the caller makes it listen. */
export async function createServer(env: Env, log: Logger, metrics: Registry): Promise<FastifyInstance> {
  const { PUBLIC_URL: publicUrl } = env;
  const isTrusted = createTrust(env.TRUSTED_PROXIES);
  const counts = createCountsIp(publicUrl);
  const warning = proxyWarning({ host: env.HOST, publicUrl, trustedProxies: env.TRUSTED_PROXIES });
  if (warning) log.warn(warning);

  const server: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: isTrusted,
    bodyLimit: BODY_LIMIT_BYTES,
    http: {
      connectionsCheckingInterval: REQUEST_CHECK_MS,
      // Node would refuse a request without Host by a bare answer; refusalOf refuses it with our body and headers.
      requireHostHeader: false,
      ...WEBSOCKETS_ONLY,
    },
    frameworkErrors: (_error, _request, reply: FastifyReply) => answerBadPath(reply, publicUrl),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && sockets.isUploading(socket)) return;
      answerBrokenRequest(error, socket, publicUrl);
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
  });
  const sockets = watchSockets(server.server, { isTrustedProxy: (peer) => isTrusted(peer, 0), counts });
  const endBound = boundRequests(server.server, REQUEST_MS);
  server.addHook('onClose', async () => endBound());
  // An `Expect` header is ignored: its request is handled like any other.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));

  dropSessionCookie(server);
  followRequests(server);
  traceRequests(server, { from: 'anybody', isTraced });
  keepAnswersFromCaches(server);
  addRequestChecks(server, publicUrl, counts);
  observeRequests(server, metrics, ({ url }) => (url.startsWith('/assets/') ? 'file' : 'page'));
  server.setErrorHandler(answerError);

  const settings = createSiteSettings({ endpoint: env.HASURA_GRAPHQL_ENDPOINT, log });
  const isDraining = drainOnClose(server);
  const configOf: ConfigOf = (saved) => runtimeConfig(env, saved);
  const parts = { env, publicUrl, configOf, settings, log, metrics, counts, sockets, isTrusted };
  await addApi(server, parts);
  if (configOf().portalUrl?.endsWith(DEMO_PORTAL_PATH)) addDemoPortal(server, parts);

  const prerender = await addSite(server, parts);
  const hasPages = () => prerender?.isReady() ?? true;
  addHealthRoutes(server, { parts: partChecks(env), isDraining, hasPages });
  return server;
}

/** Tells whether a request may begin a trace: files and health checks would take the place of others. */
const isTraced = ({ url }: FastifyRequest) =>
  !HEALTH_PATHS.includes(url) && !/^\/assets\/|\.\w+$/.test(url.split('?', 1)[0] ?? '');

function answerBadPath(reply: FastifyReply, publicUrl: string) {
  const { status, body } = REFUSALS.pathInvalid;
  return reply.code(status).headers(plainHeaders(publicUrl)).send(body);
}

/** Adds the checks, the log line and the basic headers that apply to every request, whatever its path. */
function addRequestChecks(server: FastifyInstance, publicUrl: string, counts: CountsIp) {
  const headers = plainHeaders(publicUrl);
  const openRequests = countByNetwork(OPEN_REQUESTS_PER_ADDRESS);

  function refusalOf(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
    if (request.headers.host === undefined) return REFUSALS.requestInvalid;
    if (!isCleanPath(request.url)) return REFUSALS.pathInvalid;
    if (Object.keys(request.headers).some(isAdminSecret)) return REFUSALS.adminSecret;
    if (hasKeyInAddress(request.url)) return REFUSALS.keyInAddress;
    if (counts(request.ip, request.headers) && !openRequests.take(request.ip, reply.raw))
      return REFUSALS.tooManyOpen;
    return undefined;
  }

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const refusal = refusalOf(request, reply);
    if (refusal) await reply.code(refusal.status).header('cache-control', 'no-store').send(refusal.body);
  });
  server.addHook('onResponse', async (request, reply) => {
    if (HEALTH_PATHS.includes(request.url)) return;
    // The request id that a client sent is logged as `clientRequestId`; it never replaces our own.
    const clientRequestId = visitorsRequestId(request.headers);
    request.log.info(
      {
        req: request,
        res: reply,
        ms: Math.round(reply.elapsedTime),
        ...(clientRequestId && { clientRequestId }),
      },
      'Answered',
    );
  });
}

type Parts = SiteParts & {
  env: Env;
  settings: SiteSettingsReader;
  log: Logger;
  metrics: Registry;
  counts: CountsIp;
  sockets: ReturnType<typeof watchSockets>;
  isTrusted: ReturnType<typeof createTrust>;
};

/** Adds the paths of the other parts, with the rules of the API and of its keys. */
async function addApi(server: FastifyInstance, parts: Parts): Promise<void> {
  const { env, publicUrl, settings, log, metrics, counts, sockets, isTrusted } = parts;
  const { HASURA_GRAPHQL_ENDPOINT: engineUrl, ACTIONS_URL: actionsUrl, ACTION_SECRET: actionSecret } = env;
  const keys = createKeys({ actionsUrl, actionSecret, corsOrigins: env.CORS_ORIGINS, log, metrics, counts });
  server.addHook('onClose', () => keys.stop());
  const cors = createCors({ publicUrl, isListed: keys.isListed });
  const received = { held: countReceived(), counts };
  const shared = { publicUrl, engineUrl, counts, keys, cors, received };
  await addProxyRoutes(server, {
    ...shared,
    identityUrl: env.KEYCLOAK_URL,
    realm: env.KEYCLOAK_REALM,
    actionsUrl,
    perMinute: env.GRAPHQL_REQUESTS_PER_MINUTE,
    sockets,
    settings,
  });
  addSocketTunnel(server, { ...shared, log, metrics, isTrusted, isDevelopment: env.DEV });
}

/** Adds the pages; returns the prerendered ones where the build has them. */
async function addSite(
  server: FastifyInstance,
  { env, publicUrl, configOf, settings, log, metrics, counts }: Parts,
): Promise<Prerender | undefined> {
  const source = await findSite(server, env, log);
  const { HASURA_GRAPHQL_ENDPOINT: engineUrl, PRERENDER_DIR: prerenderDir, COMPRESSION: compression } = env;
  const shared = { publicUrl, configOf, source, pages: source.pages, settings };
  const drawn = { ...shared, engineUrl, prerenderDir, compression, log, metrics };
  const prerender = prerenderDir && !env.DEV ? createPrerender(drawn) : undefined;
  server.addHook('onClose', () => prerender?.close());
  addHeadRoutes(server, shared);
  addSearchRoutes(server, { ...shared, securityContactUrl: env.SECURITY_CONTACT });
  addOgRoutes(server, { ...shared, media: addMedia(server, { ...shared, actionsUrl: env.ACTIONS_URL }) });
  addOfflineRoutes(server, { ...shared, keepsPages: env.OFFLINE_PAGES, source });
  addDomainSearch(server, { ...shared, prerenderDir, counts });
  addSiteRoutes(server, { ...shared, prerender });

  return prerender;
}

async function findSite(server: FastifyInstance, env: Env, log: Logger): Promise<SiteSource> {
  if (!env.DEV) {
    const { SITE_DIR: folder, RELEASES_DIR: releasesDir, COMPRESSION: compression } = env;
    return loadBuiltSite({ folder, releasesDir, compression, log });
  }
  const source = await startDevelopmentSite(process.cwd(), server.server);
  server.addHook('onClose', () => source.close());

  return source;
}

const partChecks = (env: Env) => ({
  engine: `${env.HASURA_GRAPHQL_ENDPOINT}/healthz`,
  identity: `${env.KEYCLOAK_URL}/realms/${env.KEYCLOAK_REALM}/.well-known/openid-configuration`,
  actions: `${env.ACTIONS_URL}/healthz`,
});

/** Answers a failed request: a client's fault (4xx) is named, our own fault is logged and answered without its reason. */
function answerError(
  error: FastifyError & { refusal?: Refusal },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 500;
  reply.code(status).header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (error.refusal) return reply.send(error.refusal.body);
  if (status < 500) return reply.send(refusal(status, 'request-invalid', error.message).body);

  if (hasHungUp(error, reply)) {
    request.log.info({ req: request }, 'The client hung up');
    return reply.send();
  }
  request.log.error({ err: error }, 'A request failed');
  return reply.send({
    message: 'Something went wrong. Please try again.',
    extensions: { code: 'unexpected', requestId: request.id },
  });
}

/** Tells whether an upstream's answer was given up because its client has gone. */
const hasHungUp = (error: FastifyError, reply: FastifyReply) =>
  error.code === 'UND_ERR_ABORTED' && reply.raw.destroyed;
