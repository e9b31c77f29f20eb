import { REQUEST_ID } from '#runtime/observe/request-id.ts';
import { currentTrace, TRACEPARENT } from '#runtime/observe/tracing.ts';
import { isInsideOnly, isOneHop } from './header-rules.ts';

type Headers = Record<string, string | string[] | undefined>;
type Origin = { ip: string; publicUrl: string; requestId: string };

/** Returns the request headers for an upstream. */
export function forwardedHeaders(headers: Headers, { ip, publicUrl, requestId }: Origin): Headers {
  const { protocol, host, port } = new URL(publicUrl);
  const trace = currentTrace();

  return {
    ...without((name) => isInsideOnly(name) || isOneHop(name), headers),
    [REQUEST_ID]: requestId,
    ...(trace === undefined ? {} : { [TRACEPARENT]: trace }),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-forwarded-port': port || (protocol === 'https:' ? '443' : '80'),
  };
}

/** Returns the headers without those whose name `isDropped` selects. */
export function without<Value>(
  isDropped: (name: string) => boolean,
  headers: Record<string, Value>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}
