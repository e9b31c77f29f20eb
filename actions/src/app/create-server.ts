import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { addKeyRoutes } from '#actions/features/api-keys/key-routes.ts';
import { addRefusalStream } from '#actions/features/api-keys/refusal-stream.ts';
import { addWebKeyRoutes } from '#actions/features/api-keys/web-key-routes.ts';
import { addCaptchaRoutes } from '#actions/features/issue-captcha/captcha-routes.ts';
import { addPictureRoutes } from '#actions/features/keep-pictures/picture-routes.ts';
import { addUploadRoutes } from '#actions/features/import-contacts/upload-routes.ts';
import { addSessionRoutes } from '#actions/features/keep-session/session-routes.ts';
import { addMailEventRoutes } from '#actions/features/take-mail-events/mail-event-routes.ts';
import { addSubscribeRoutes } from '#actions/features/subscribe/subscribe-routes.ts';
import { addUnsubscribeRoutes } from '#actions/features/unsubscribe/unsubscribe-routes.ts';
import { boundRequests } from '#runtime/network/bound-requests.ts';
import { drainOnClose } from '#runtime/network/drain-on-close.ts';
import { networkOf } from '#runtime/network/network-of.ts';
import { renameRateHeaders } from '#runtime/network/rate-headers.ts';
import { observeRequests } from '#runtime/observe/observe-requests.ts';
import { followRequests, innerRequestId } from '#runtime/observe/request-id.ts';
import { traceRequests } from '#runtime/observe/tracing.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { isLoopback } from '#actions/lib/is-loopback.ts';
import { addActionRoutes } from './action-routes.ts';
import { answerError } from './answer-error.ts';
import { describeLack } from './readiness.ts';
import type { Services } from './services.ts';

/** Paths of the checks; requests to them are not logged. */
const HEALTH_PATHS: readonly string[] = ['/livez', '/readyz', '/healthz'];
const BODY_LIMIT_BYTES = 64 * 1024;
/** Milliseconds of own time (own-time.ts) within which a whole request must arrive. */
const REQUEST_MS = 15_000;
/** Seconds in which the requests of an address are counted. */
const WINDOW_S = 60;
/** Requests per minute from one IP (or from one /64 network of IPv6). */
const SESSION_REQUESTS_PER_MINUTE = 120;
const CAPTCHAS_PER_MINUTE = 60;
const KEYS_PER_MINUTE = 60;
const SUBSCRIBES_PER_MINUTE = 60;
/** Higher, because mail providers post the unsubscriptions of many people from few IPs. */
const UNSUBSCRIBES_PER_MINUTE = 600;
/**
 * Factor of the limits for loopback IPs: they are a developer's tests, or all visitors behind a local proxy that is not
 * configured as trusted.
 */
const LOOPBACK_FACTOR = 10;

/** Creates the HTTP server with every route; it does not listen yet. */
export async function createServer(services: Services): Promise<FastifyInstance> {
  const server: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: innerRequestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: services.env.ACTIONS_TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT' || !uploading.has(socket)) socket.destroy();
    },
  });
  /** Sockets of running uploads, which may take longer than REQUEST_MS. */
  const uploading = new WeakSet<object>();
  const endBound = boundRequests(server.server, REQUEST_MS);
  server.addHook('onClose', async () => endBound());

  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new ActionError('not-found', 'There is nothing at this address.').toBody()),
  );

  followRequests(server);
  traceRequests(server, { from: 'our own parts', isTraced: ({ url }) => !HEALTH_PATHS.includes(url) });
  observeRequests(server, services.metrics);
  server.addHook('onResponse', async (request, reply) => {
    if (HEALTH_PATHS.includes(request.url)) return;
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'Answered');
  });

  await server.register(rateLimit, { global: false, enableDraftSpec: true });
  addHealth(server, services);
  await server.register(async (scope) => addActionRoutes(scope, services));
  await server.register(async (scope) => {
    limitRequests(scope, SESSION_REQUESTS_PER_MINUTE);
    addSessionRoutes(scope, { ...services, publicUrl: services.env.PUBLIC_URL });
  });
  await server.register(async (scope) => {
    limitRequests(scope, CAPTCHAS_PER_MINUTE);
    addCaptchaRoutes(scope, services.altcha.issueChallenge);
  });

  await addKeys(server, services);
  await addUploads(server, services, uploading);
  await addMailRoutes(server, services);

  return server;
}

/**
 * Adds /livez (the process runs), /readyz (this instance works: it is not draining, and queue, relay and heartbeat go on)
 * and /healthz (people can use it: it is not draining, the database answers, and an administrator can sign in). None of
 * what fails but /livez calls for a restart, which would interrupt mails under way.
 */
function addHealth(server: FastifyInstance, services: Services): void {
  const isDraining = drainOnClose(server);
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const parts = services.vitals.unwell();
    if (parts.length === 0) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'unavailable', parts });
  });
  server.get('/healthz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const lack = await services.readLack();
    if (lack === undefined) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'unavailable', reason: lack, message: describeLack(lack) });
  });
}

/**
 * Adds the endpoint where programs exchange API keys for tokens, and the stream that tells web servers the rules of the
 * keys.
 */
async function addKeys(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (scope) => {
    limitRequests(scope, KEYS_PER_MINUTE);
    addKeyRoutes(scope, services);
  });
  await server.register(async (scope) => {
    const ofWeb = { ...services, actionSecret: services.env.ACTION_SECRET };
    addRefusalStream(scope, ofWeb);
    addWebKeyRoutes(scope, ofWeb);
  });
}

/** Adds the routes of uploaded files; an upload of contacts is exempt from REQUEST_MS by its socket in `uploading`. */
async function addUploads(
  server: FastifyInstance,
  services: Services,
  uploading: WeakSet<object>,
): Promise<void> {
  await server.register(async (scope) => {
    const uploads = addUploadRoutes(scope, {
      ...services,
      maxBytes: services.env.IMPORT_MAX_MB * 1024 * 1024,
      letTakeTime: (socket) => uploading.add(socket),
    });
    scope.addHook('preClose', async () => uploads.stop());
  });
  await server.register(async (scope) => addPictureRoutes(scope, services));
}

/** Adds the routes that recipients of newsletters, people who want to be one, and mail providers call. */
async function addMailRoutes(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (scope) => {
    limitRequests(scope, UNSUBSCRIBES_PER_MINUTE);
    addUnsubscribeRoutes(scope, services);
  });
  await server.register(async (scope) => {
    limitRequests(scope, SUBSCRIBES_PER_MINUTE);
    addSubscribeRoutes(scope, services);
  });
  await server.register(async (scope) => addMailEventRoutes(scope, services));
}

function limitRequests(scope: FastifyInstance, max: number) {
  scope.addHook('onSend', async (_request, reply, payload) => {
    renameRateHeaders(reply, WINDOW_S);
    return payload;
  });
  scope.addHook(
    'onRequest',
    scope.rateLimit({
      max: (request) => (isLoopback(request.ip) ? max * LOOPBACK_FACTOR : max),
      keyGenerator: (request) => networkOf(request.ip),
      timeWindow: WINDOW_S * 1_000,
      errorResponseBuilder: (_request, { ttl }) =>
        new ActionError('too-many-requests', 'Too many requests. Please wait a moment.', {
          status: 429,
          details: { retryAfterSeconds: Math.ceil(ttl / 1000) },
        }),
    }),
  );
}
