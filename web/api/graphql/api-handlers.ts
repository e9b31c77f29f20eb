import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { networkOf } from '#runtime/network/network-of.ts';
import { REFUSALS, RETRY_AFTER_S, type Refusal } from '../../server/security/refusals.ts';
import type { Cors } from './cors.ts';
import { FAULTS, type Fault } from './faults.ts';
import { GRAPHQL_RESPONSE, isJson, wantsGraphqlResponse } from './media-type.ts';
import { peek } from './peek.ts';
import { createPersistedQueries } from './persisted-queries.ts';
import { readBody, readQueryString, type Reading } from './read-request.ts';
import { beginsWithData, sendAnswer, type AnswerForm } from './send-answer.ts';

/** Changes between the client's request and the request to the upstream. */
export type Change = {
  /** JSON text that is sent as a POST instead of the client's request. */
  body?: string;
  method?: 'GET';
  /** Names of request headers that are not passed on. */
  drops?: readonly string[];
  onAnswer?: (stream: Readable) => void;
};
export type ApiHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  passOn: (change?: Change) => FastifyReply,
) => FastifyReply;

/** Headers that a GET loses. A foreign page can make a browser send a GET with cookies, so only a token gives rights. */
const DROPPED_BY_GET = ['cookie', 'accept-encoding', 'if-none-match', 'if-modified-since'];

/** Upper bound of a fault's bytes. */
const MAX_FAULT_BYTES = 64 * 1024;

/**
 * Creates the handlers that add GraphQL over HTTP, persisted queries and the CORS rules in front of the engine, which
 * speaks only Hasura's protocol. A POST of JSON that uses none of these passes through byte by byte.
 */
export function createApiHandlers(cors: Cors): { graphql: ApiHandler; rest: ApiHandler } {
  const queries = createPersistedQueries();

  return {
    graphql(request, reply, passOn) {
      const { method, headers, body, ip } = request;
      const isGraphqlResponse = wantsGraphqlResponse(headers.accept);
      const context = { queries, network: networkOf(ip) };
      const isPost = method === 'POST';
      if (isPost && !isJson(headers['content-type'])) return refuse(reply, REFUSALS.notJson);

      const mayOnlyRead = isPost && cors.mayOnlyRead(headers);
      const text = Buffer.isBuffer(body) ? body : Buffer.of();
      const isPlain = isPost && !mayOnlyRead && !isGraphqlResponse && !text.includes('persistedQuery');
      const reading = isPlain
        ? undefined
        : isPost
          ? readBody(text.toString(), context)
          : readGet(request, context);
      if (mayOnlyRead) {
        const fault = faultOfReader(reading);
        if (fault === 'refused') return refuse(withoutCors(reply), REFUSALS.foreignMutation);
        if (fault) return sendFault(reply, fault, isGraphqlResponse);
      }
      if (reading?.kind === 'fault') return sendFault(reply, reading.fault, isGraphqlResponse);
      const fault = isGraphqlResponse ? reading?.variablesFault?.() : undefined;
      if (fault) return sendFault(reply, fault, isGraphqlResponse);
      const asked = reading ? { body: reading.body } : {};
      if (isPost && !isGraphqlResponse) return passOn(asked);

      const form = { isGraphqlResponse, isGood: beginsWithData };
      return passOn({
        ...asked,
        drops: isPost ? ['accept-encoding'] : DROPPED_BY_GET,
        onAnswer: (stream) => answer({ request, reply, stream, form }),
      });
    },

    rest(request, reply, passOn) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead && cors.mayOnlyRead(request.headers)) {
        return refuse(withoutCors(reply), REFUSALS.foreignMutation);
      }
      const whole = (stream: Readable) => sendWhole(reply, stream);
      const send = (stream: Readable) => reply.send(stream);
      if (!isRead) {
        const onAnswer = (stream: Readable) => void (reply.statusCode < 400 ? send : whole)(stream);
        return passOn({ drops: ['accept-encoding'], onAnswer });
      }
      const form = { isGraphqlResponse: false, isGood: () => true };

      return passOn({
        method: 'GET',
        drops: DROPPED_BY_GET,
        onAnswer: (stream) =>
          reply.statusCode < 400 ? answer({ request, reply, stream, form }) : whole(stream),
      });
    },
  };
}

/** Reads a GET. A handshake with its header Upgrade never comes here: the server takes it for a socket. */
function readGet({ headers, url }: FastifyRequest, context: Parameters<typeof readQueryString>[1]): Reading {
  if (headers['sec-websocket-key'] !== undefined) return { kind: 'fault', fault: FAULTS.upgradeDropped };

  return readQueryString(url.split('?').slice(1).join('?'), context);
}

/** Returns the reason to refuse a POST from a foreign page, which may send queries only; undefined if it may pass. */
function faultOfReader(reading: Reading | undefined): Fault | 'refused' | undefined {
  if (!reading) return FAULTS.bodyInvalid;
  if (reading.kind === 'fault') return undefined;
  const operations = reading.operations();
  if (!operations) return FAULTS.notGraphql();

  return operations.every((kind) => kind === 'query') ? undefined : 'refused';
}

type Answering = { request: FastifyRequest; reply: FastifyReply; stream: Readable; form: AnswerForm };

function answer({ request, reply, stream, form }: Answering) {
  sendAnswer(request, reply, stream, form).catch((error: unknown) => giveUp(reply, error));
}

/** Sends a fault whole, so that it can get its form (`addRestFaults`); one of unusual length is streamed as it is. */
function sendWhole(reply: FastifyReply, stream: Readable): void {
  peek(stream, MAX_FAULT_BYTES)
    .then(({ start, isWhole }) => void reply.send(isWhole ? start : stream))
    .catch((error: unknown) => giveUp(reply, error));
}

function giveUp(reply: FastifyReply, error: unknown): void {
  reply.log.warn({ err: error }, 'An answer of a part broke off');
  reply.header('retry-after', RETRY_AFTER_S).removeHeader('content-encoding');
  refuse(reply, REFUSALS.unavailable);
}

function refuse(reply: FastifyReply, { status, body }: Refusal): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function withoutCors(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers');
}

function sendFault(reply: FastifyReply, fault: Fault, isGraphqlResponse: boolean): FastifyReply {
  return reply
    .code(fault.always || isGraphqlResponse ? fault.status : 200)
    .headers(fault.headers ?? {})
    .header('cache-control', 'no-store')
    .type(`${isGraphqlResponse ? GRAPHQL_RESPONSE : 'application/json'}; charset=utf-8`)
    .send(JSON.stringify(fault.body));
}
