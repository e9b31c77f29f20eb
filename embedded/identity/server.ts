import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { drainOnClose } from '#runtime/network/drain-on-close.ts';
import { observePools } from '#runtime/observe/metrics.ts';
import { observeRequests } from '#runtime/observe/observe-requests.ts';
import { followRequests, innerRequestId } from '#runtime/observe/request-id.ts';
import { traceRequests } from '#runtime/observe/tracing.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { GOOGLE, type GoogleEndpoints } from './broker/google.ts';
import { brokerRoutes } from './http/broker-routes.ts';
import { logoutRoutes } from './http/logout-routes.ts';
import { openidRoutes } from './http/openid-routes.ts';
import { preflightRoutes } from './http/origins.ts';
import { personRoutes } from './http/person-routes.ts';
import { revocationRoutes } from './http/revocation-routes.ts';
import { createRealmProviders } from './openid/realm-providers.ts';
import { createCredentialCheck } from './passwords/check-credentials.ts';

type Options = {
  pool: pg.Pool;
  publicUrl: string;
  logger: Logger;
  metrics?: Registry;
  google?: GoogleEndpoints;
};

const SECURITY_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'none',
};

const NOT_HERE = {
  error: 'HTTP 404 Not Found',
  error_description:
    'The identity server of `npm start` has nothing here, even where Keycloak has; docs/integrate/identity.md says what it has.',
};

/**
 * Creates the HTTP server of the embedded identity: OpenID on Keycloak's paths, and the part of its Admin API that we
 * use.
 */
export async function createServer({
  pool,
  publicUrl,
  logger,
  metrics,
  google = GOOGLE,
}: Options): Promise<FastifyInstance> {
  const checkCredentials = createCredentialCheck(pool);
  const providers = createRealmProviders({ pool, publicUrl, checkCredentials, logger });
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: innerRequestId,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  followRequests(app);
  traceRequests(app, { from: 'our own parts', isTraced: () => true });
  if (metrics) {
    observeRequests(app, metrics);
    observePools(metrics, { main: pool });
  }
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.raw.setHeader(name, value);
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'a request failed');
    return reply.code(status).send({ error: status >= 500 ? 'unknown_error' : error.message });
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(NOT_HERE));

  const isDraining = drainOnClose(app);
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/healthz', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not respond');
      return reply.code(503).send({ status: 'the database does not respond' });
    }
  });
  await app.register(openidRoutes(providers, publicUrl));
  await app.register(brokerRoutes(providers, publicUrl, google));
  preflightRoutes(app);
  await app.register(revocationRoutes(providers));
  await app.register(logoutRoutes(providers));
  await app.register(personRoutes(providers));
  await app.register(adminRoutes({ pool, providers, publicUrl }));

  return app;
}
