import type { IncomingMessage } from 'node:http';
import type { RestEndpoint } from '../contract/core.ts';
import type { Executor, GraphqlAnswer } from '../contract/execution.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { Caller } from '../limits/caller.ts';
import { turnToRead } from '../limits/turns.ts';
import { checkTimes } from './check-times.ts';
import { matchEndpoint } from './match-endpoint.ts';
import { requireJson } from './read-body.ts';
import { refuseUnread } from './refuse-unread.ts';
import { type ReceiveParts, receiveRequest } from './receive-request.ts';
import { restVariables } from './rest-variables.ts';
import { parseJson } from '../json/exact-json.ts';

export const REST_PATH = '/api/rest/';

type Parts = ReceiveParts & {
  readonly executor: Executor;
  readonly restEndpoints: () => readonly RestEndpoint[];
  /** Refuses times that Hasura would let PostgreSQL read. */
  readonly hasStrictTimes: boolean;
};

const DATA_PREFIX = '{"data":';

/** Runs the saved operation of one request and answers with `data` alone, as Hasura does. Rejects for every fault. */
export async function handleRest(
  request: IncomingMessage,
  caller: Caller,
  parts: Parts,
): Promise<GraphqlAnswer> {
  const { headers, method = 'GET' } = request;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://engine');
  const { session, budget, text } = await receiveRequest(request, caller, parts, hasBody(request));
  const { endpoint, values } = matchEndpoint(parts.restEndpoints(), method, pathname.slice(REST_PATH.length));
  budget.spend('requestBytes', searchParams.toString().length);
  const reading = turnToRead(caller, text.length);
  if (reading !== undefined) await reading;
  const variables = restVariables(endpoint.variables, {
    query: searchParams,
    body: parseObject(text),
    path: values,
  });
  if (parts.hasStrictTimes) checkTimes(endpoint.variables, variables);
  const operation = { query: endpoint.query, variables };
  const answer = await parts.executor.execute(operation, session, { headers, caller, budget });
  if (answer.error) throw answer.error;
  refuseUnread({ body: answer.body, operations: [operation], session, caller }, parts);

  return { ...answer, body: answer.body.slice(DATA_PREFIX.length, -1) };
}

/** Returns true if the request has a body to read; the body of a GET is ignored. */
function hasBody(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (method === 'GET' || isEmpty) return false;
  requireJson(request);

  return true;
}

function parseObject(text: string): Record<string, unknown> {
  if (text === '') return {};
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new EngineError('invalid-json', 'the body is not valid JSON', { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EngineError('parse-failed', 'parsing failed, expected the variables as an Object');

  return { ...value };
}
