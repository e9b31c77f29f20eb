import { REQUEST_ID, sentRequestId } from '#runtime/request-id.ts';
import type { ActionCall } from '../contract/execution.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { ActionHeader } from '../metadata/metadata.ts';
import { requireVariable, type Environment } from './template.ts';

/** Headers of the client that say something about its own connection only; as in Hasura, never forwarded. */
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
  // Hop-by-hop or of a WebSocket's upgrade: meaningless in another request.
  'upgrade',
  'te',
  'trailer',
  'transfer-encoding',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'expect',
]);

/** What a webhook gets: the request's id, the client's headers where the action asks for them, overruled by the configured ones. */
export function webhookHeaders(call: ActionCall, environment: Environment): Record<string, string> {
  const requestId = sentRequestId(call.client.headers);

  return {
    ...(requestId === undefined ? {} : { [REQUEST_ID]: requestId }),
    ...(call.forwardClientHeaders === true ? forwardedHeaders(call) : {}),
    ...configuredHeaders(call, environment),
    'content-type': 'application/json',
  };
}

/** The configured headers alone, names as configured. */
export function configuredHeaders(call: ActionCall, environment: Environment): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const header of call.headers ?? []) headers[header.name.toLowerCase()] = valueOf(header, environment);
  return headers;
}

function valueOf(header: ActionHeader, environment: Environment): string {
  if ('value' in header) return header.value;
  const { value_from_env: variable } = header;
  if (variable.startsWith('HASURA_GRAPHQL_')) {
    throw new EngineError('unexpected', `a header may not be taken from '${variable}'`);
  }
  return requireVariable(variable, environment);
}

function forwardedHeaders({ client }: ActionCall): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const [name, value] of Object.entries(client.headers)) {
    const isOwn =
      NOT_FORWARDED.has(name) || name.startsWith('x-hasura-') || name.startsWith('sec-websocket-');
    if (!isOwn && value !== undefined) forwarded[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const { host, 'user-agent': userAgent } = client.headers;
  if (typeof host === 'string') forwarded['x-forwarded-host'] = host;
  if (typeof userAgent === 'string') forwarded['x-forwarded-user-agent'] = userAgent;
  return forwarded;
}
