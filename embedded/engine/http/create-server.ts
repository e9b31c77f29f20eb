import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { boundRequests } from '#runtime/network/bound-requests.ts';
import { WEBSOCKETS_ONLY } from '#runtime/network/on-websocket.ts';
import { innerRequestId, REQUEST_ID } from '#runtime/observe/request-id.ts';
import type { Logger } from 'pino';
import {
  DatabaseAwayError,
  EngineError,
  UnauthenticatedError,
  WebhookRefusal,
} from '../errors/engine-error.ts';
import { Caller } from '../limits/caller.ts';
import { RETRY_AFTER_SECONDS, TooBusyError } from '../errors/limit-error.ts';
import type { RestEndpoint } from '../contract/core.ts';
import type { Executor } from '../contract/execution.ts';
import { applyCors } from '../transport/cors.ts';
import { formatErrorBody, isConnectionFault, toEngineError } from '../errors/format-error.ts';
import { clientNetwork } from '../transport/client-network.ts';
import { handleGraphql } from './handle-graphql.ts';
import { AdminFault } from '../admin/admin-fault.ts';
import { adminEndpoint, handleAdmin, type AdminEndpoints, type ApiName } from './handle-admin.ts';
import { handleRest, REST_PATH } from './handle-rest.ts';
import { HttpFault } from './read-body.ts';
import type { ReceiveParts } from './receive-request.ts';
import { sendJson } from './send-answer.ts';
import { Answers } from './unsent-answer.ts';

/** Milliseconds of own time (own-time.ts) within which a whole request must arrive. */
const REQUEST_MS = 60_000;
const GRAPHQL_PATH = '/v1/graphql';
/** Hasura's older endpoint, which answers errors with their own status. */
const STRICT_PATH = '/v1alpha1/graphql';

export type HttpParts = ReceiveParts & {
  readonly executor: Executor;
  readonly trustedProxies: readonly string[];
  readonly corsDomains: readonly string[];
  readonly logger: Logger;
  /** Resolves when the database answers. */
  readonly checkHealth: () => Promise<void>;
  /** The administrator's endpoints; an engine whose metadata cannot change has none. */
  readonly admin?: AdminEndpoints | undefined;
  readonly apis: ReadonlySet<string>;
  readonly restEndpoints: () => readonly RestEndpoint[];
  readonly hasStrictTimes: boolean;
  readonly version: string;
  /** Returns true once the engine was told to stop; requests under way are still answered. */
  readonly isDraining: () => boolean;
};

type RouteParts = HttpParts & {
  readonly answers: Answers;
};

/** Makes the engine's HTTP server on plain node:http: a framework would cost more than the rest of a small query. */
export function createHttpServer(httpParts: HttpParts): Server {
  const answers = new Answers(httpParts.unsent, httpParts.trustedProxies);
  const parts: RouteParts = { ...httpParts, answers };
  const server = createServer({ keepAliveTimeout: 65_000, ...WEBSOCKETS_ONLY }, (request, response) => {
    const requestId = innerRequestId(request);
    // Webhooks that are called for this request get this header too.
    request.headers[REQUEST_ID] = requestId;
    response.setHeader(REQUEST_ID, requestId);
    if (parts.corsDomains.length > 0) applyCors(request, response, parts.corsDomains);
    route(request, response, parts).catch((error: unknown) => {
      answerFault(request, response, error, parts.logger, requestId);
    });
  });
  server.maxConnections = parts.limits.maxConnections;
  server.once('close', boundRequests(server, REQUEST_MS));

  return server;
}

async function route(request: IncomingMessage, response: ServerResponse, parts: RouteParts): Promise<void> {
  const path = pathOf(request.url ?? '/');
  const { method } = request;
  const { admin } = parts;
  const endpoint = path === GRAPHQL_PATH ? undefined : adminEndpoint(method, path);
  if (endpoint !== undefined) {
    refuseSwitchedOff(parts, endpoint.api);
    if (admin !== undefined) {
      sendJson(request, response, await handleAdmin(request, endpoint, { ...parts, admin }));
      return;
    }
  }
  if (path === GRAPHQL_PATH || path === STRICT_PATH || path.startsWith(REST_PATH))
    refuseSwitchedOff(parts, 'graphql');
  switch (`${method} ${path}`) {
    case `POST ${GRAPHQL_PATH}`: {
      const outcome = await answerGraphql(request, response, parts);
      const isAway = outcome.error instanceof DatabaseAwayError;
      sendJson(request, response, isAway ? { ...outcome, status: 503 } : outcome, parts.answers);
      return;
    }
    case `POST ${STRICT_PATH}`: {
      const outcome = await answerGraphql(request, response, parts);
      const status = outcome.error === undefined ? 200 : statusOf(outcome.error);
      sendJson(request, response, { ...outcome, status }, parts.answers);
      return;
    }
    case 'GET /healthz':
      await answerHealth(response, parts);
      return;
    case 'GET /livez':
      sendJson(request, response, { body: '{"status":"ok"}' });
      return;
    case 'GET /v1/version':
      sendJson(request, response, {
        body: JSON.stringify({ version: parts.version, server_type: 'ce' }),
      });
      return;
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (path.startsWith(REST_PATH)) {
    const answer = await handleRest(request, callerOf(request, response, parts), parts);
    sendJson(request, response, answer, parts.answers);
    return;
  }
  throw new HttpFault(404, 'not-found', 'resource does not exist');
}

/** Answers as if there were no such endpoint. */
function refuseSwitchedOff({ apis }: RouteParts, api: ApiName): void {
  if (!apis.has(api)) throw new HttpFault(404, 'not-found', 'resource does not exist');
}

async function answerGraphql(request: IncomingMessage, response: ServerResponse, parts: HttpParts) {
  const outcome = await handleGraphql(request, callerOf(request, response, parts), parts);
  if (outcome.error !== undefined) prepareRefusal(request, response, outcome.error);
  if (outcome.error && isUnforeseen(outcome.error))
    parts.logger.warn({ err: outcome.error, requestId: request.headers[REQUEST_ID] }, 'an operation failed');
  return outcome;
}

/** Makes the caller of a request, whose work ends when the client closes the connection. */
function callerOf(request: IncomingMessage, response: ServerResponse, parts: HttpParts): Caller {
  const caller = new Caller(clientNetwork(request, parts.trustedProxies));
  response.on('close', () => caller.hangUp());

  return caller;
}

/** Returns a fault's body in the form of the older endpoints, which the REST endpoints share. */
function faultBody(error: HttpFault | EngineError): string {
  const place =
    error instanceof EngineError ? (error.extensions ?? { path: error.path, code: error.code }) : {};

  return JSON.stringify({ path: '$', error: error.message, code: error.code, ...place });
}

/** Sets the headers of an answer with an error. A body that was not read whole ends its connection. */
function prepareRefusal(request: IncomingMessage, response: ServerResponse, error: unknown) {
  if (response.headersSent) return;
  if (!request.complete) response.setHeader('connection', 'close');
  if (error instanceof TooBusyError) response.setHeader('retry-after', error.retryAfterSeconds);
  if (error instanceof DatabaseAwayError) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
}

function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

function headersOf(error: HttpFault | EngineError) {
  return error instanceof HttpFault ? Object.entries(error.headers) : [];
}

function statusOf(error: EngineError): number {
  if (error instanceof TooBusyError || error instanceof DatabaseAwayError) return 503;
  if (isUnforeseen(error)) return 500;
  return error instanceof UnauthenticatedError ? 401 : 400;
}

/**
 * Returns true for a fault of the engine itself; a webhook's refusal has the code `unexpected` too, but a known
 * reason.
 */
function isUnforeseen(error: EngineError): boolean {
  return error.code === 'unexpected' && !(error instanceof WebhookRefusal);
}

async function answerHealth(response: ServerResponse, parts: HttpParts) {
  if (parts.isDraining()) {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('ERROR: draining');
    return;
  }
  try {
    await parts.checkHealth();
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('OK');
  } catch (error) {
    parts.logger.warn({ err: error }, 'the database does not answer');
    response
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      .end('ERROR: the database is unavailable');
  }
}

function answerFault(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  logger: Logger,
  requestId: string,
) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof AdminFault) {
    sendJson(request, response, { status: error.status, body: error.body });
    return;
  }
  if (error instanceof HttpFault || error instanceof EngineError) {
    if (error instanceof EngineError && isUnforeseen(error))
      logger.warn({ err: error, requestId }, 'an operation failed');
    const status = error instanceof HttpFault ? error.status : statusOf(error);
    prepareRefusal(request, response, error);
    sendJson(request, response, { status, body: faultBody(error), headers: headersOf(error) });
    return;
  }
  logger.error({ err: error, requestId }, isConnectionFault(error) ? 'no database' : 'a request failed');
  const described = toEngineError(error);
  prepareRefusal(request, response, described);
  sendJson(request, response, { status: faultStatus(request, described), body: formatErrorBody(described) });
}

function faultStatus(request: IncomingMessage, error: EngineError): number {
  if (error instanceof DatabaseAwayError) return 503;

  return pathOf(request.url ?? '').endsWith('/v1/graphql') ? 200 : 500;
}
