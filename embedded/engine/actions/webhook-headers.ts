import { REQUEST_ID, sentRequestId } from '#runtime/observe/request-id.ts';
import { sentTrace, TRACEPARENT } from '#runtime/observe/tracing.ts';
import type { ActionCall } from '../contract/execution.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { ActionHeader } from '../metadata/metadata.ts';
import { fillTemplate, requireVariable, type Environment } from './template.ts';

/** Client headers that describe only the client's own connection; as in Hasura, they are never forwarded. */
const NOT_FORWARDED = new Set([
  'content-length',
  'content-md5',
  'content-type',
  'user-agent',
  'host',
  'origin',
  'referer',
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-datetime',
  'cache-control',
  'connection',
  'dnt',
  // Headers that are hop-by-hop or belong to a WebSocket's upgrade mean nothing in another request.
  'upgrade',
  'te',
  'trailer',
  'transfer-encoding',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'expect',
]);

/**
 * Returns a webhook's headers: the request's id, then the client's if the action forwards them, the trace, overridden by
 * the configured ones.
 */
export function webhookHeaders(
  call: ActionCall,
  environment: Environment,
  trace = sentTrace(call.client.headers),
): Record<string, string> {
  const requestId = sentRequestId(call.client.headers);

  return {
    ...(requestId === undefined ? {} : { [REQUEST_ID]: requestId }),
    ...(call.forwardClientHeaders === true ? forwardedHeaders(call) : {}),
    ...(trace === undefined ? {} : { [TRACEPARENT]: trace }),
    ...configuredHeaders(call, environment),
    'content-type': 'application/json',
  };
}

/** Returns the configured headers alone, names in lower case. */
export function configuredHeaders(call: ActionCall, environment: Environment): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const header of call.headers ?? []) headers[header.name.toLowerCase()] = valueOf(header, environment);
  return headers;
}

function valueOf(header: ActionHeader, environment: Environment): string {
  return 'value' in header
    ? fillTemplate(header.value, environment, variableOf)
    : variableOf(header.value_from_env, environment);
}

function variableOf(name: string, environment: Environment): string {
  if (name.startsWith('HASURA_GRAPHQL_'))
    throw new EngineError('unexpected', `a header may not be taken from '${name}'`);

  return requireVariable(name, environment);
}

function forwardedHeaders({ client, ignoredClientHeaders = [] }: ActionCall): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const [name, value] of Object.entries(client.headers)) {
    const isOwn =
      NOT_FORWARDED.has(name) ||
      ignoredClientHeaders.includes(name) ||
      name.startsWith('x-hasura-') ||
      name.startsWith('sec-websocket-');
    if (!isOwn && value !== undefined) forwarded[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const { host, 'user-agent': userAgent } = client.headers;
  if (typeof host === 'string') forwarded['x-forwarded-host'] = host;
  if (typeof userAgent === 'string') forwarded['x-forwarded-user-agent'] = userAgent;
  return forwarded;
}
