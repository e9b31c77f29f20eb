import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { Env } from './config/env.ts';
import { DEMO_PORTAL_PATH, portalUrl, runtimeConfig } from './config/runtime-config.ts';
import { createHealthCheck } from './health/check-health.ts';
import { addDemoPortal } from './portal/demo-portal.ts';
import { addProxyRoutes } from './proxy/proxy-routes.ts';
import { tunnelSockets } from './proxy/socket-tunnel.ts';
import { clientAddress, createTrust } from './security/client-address.ts';
import { isCleanPath } from './security/is-clean-path.ts';
import { plainHeaders } from './security/security-headers.ts';
import { loadBuiltSite } from './site/built-site.ts';
import { startDevelopmentSite } from './site/development-site.ts';
import { createSeoSettings } from './site/seo-settings.ts';
import { addSearchEngineFiles } from './site/search-engine-files.ts';
import { addSiteRoutes, type SiteSource } from './site/site-routes.ts';

/** A request must be here by then; answers may take longer. */
const REQUEST_TIMEOUT_MS = 60_000;
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The server that visitors meet, with every route; it does not listen yet. */
export async function createServer(env: Env, log: Logger): Promise<FastifyInstance> {
  const isTrusted = createTrust(env.TRUSTED_PROXIES);
  const server: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address: string) => isTrusted(address),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
  });

  server.addHook('onRequest', async (request, reply) => {
    if (isCleanPath(request.url)) return;
    await reply
      .code(400)
      .headers(plainHeaders(env.PUBLIC_URL))
      .send({ message: 'This address is not well formed.', extensions: { code: 'path-invalid' } });
  });
  server.addHook('onResponse', async (request, reply) => {
    if (request.url === '/healthz') return;
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'Answered');
  });

  server.setErrorHandler(answerError);

  addOwnRoutes(server, env);
  await addProxyRoutes(server, env);
  if (portalUrl(env)?.endsWith(DEMO_PORTAL_PATH)) addDemoPortal(server, env.PUBLIC_URL);

  const sockets = tunnelSockets(server.server, {
    path: '/v1/graphql',
    upstream: env.HASURA_GRAPHQL_ENDPOINT,
    publicUrl: env.PUBLIC_URL,
    log,
    addressOf: (request) => clientAddress(request, isTrusted),
    isForeign: (request) => env.DEV && /^vite-/.test(request.headers['sec-websocket-protocol'] ?? ''),
  });
  server.addHook('preClose', async () => sockets.close());

  await addSite(server, env, log);
  return server;
}

async function addSite(server: FastifyInstance, env: Env, log: Logger) {
  const seo = createSeoSettings({ endpoint: env.HASURA_GRAPHQL_ENDPOINT, log });
  const source = await findSite(server, env);
  addSearchEngineFiles(server, env.PUBLIC_URL, source.pages);
  addSiteRoutes(server, { env, seo, source });
}

async function findSite(server: FastifyInstance, env: Env): Promise<SiteSource> {
  if (!env.DEV) return loadBuiltSite(env.SITE_DIR);
  const source = await startDevelopmentSite(process.cwd(), server.server);
  server.addHook('onClose', () => source.close());

  return source;
}

function addOwnRoutes(server: FastifyInstance, env: Env) {
  const config = runtimeConfig(env);
  const checkHealth = createHealthCheck({
    engine: `${env.HASURA_GRAPHQL_ENDPOINT}/healthz`,
    identity: `${env.KEYCLOAK_URL}/realms/${env.KEYCLOAK_REALM}/.well-known/openid-configuration`,
    actions: `${env.ACTIONS_URL}/healthz`,
  });

  server.get('/config.json', async (_request, reply) =>
    reply.headers(plainHeaders(env.PUBLIC_URL)).header('cache-control', 'no-cache').send(config),
  );
  server.get('/healthz', async (_request, reply) => {
    const health = await checkHealth();
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .headers(plainHeaders(env.PUBLIC_URL))
      .header('cache-control', 'no-store')
      .send(health);
  });
}

/** A fault of the request is named; one of ours is logged, and the answer keeps its reason to itself. */
function answerError(error: FastifyError & { body?: object }, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  reply.code(status).header('cache-control', 'no-store');
  if (error.body) return reply.send(error.body);
  if (status < 500) return reply.send({ message: error.message, extensions: { code: 'request-invalid' } });

  request.log.error({ err: error }, 'A request failed');
  return reply.send({
    message: 'Something went wrong. Please try again.',
    extensions: { code: 'unexpected', requestId: request.id },
  });
}
