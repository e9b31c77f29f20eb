import type { IncomingHttpHeaders } from 'node:http';

/** Headers by which insiders prove themselves, or proxies tell where a request came from: never a visitor's. */
const INSIDE_ONLY =
  /^(x-hasura-admin-secret|x-action-secret|forwarded|x-real-ip|x-client-ip|true-client-ip|x-original-.*|x-rewrite-url|x-forwarded-.*)$/;

type Origin = { address: string; publicUrl: string };

/** The headers that go on to a part behind this server. */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  { address, publicUrl }: Origin,
): IncomingHttpHeaders {
  const { protocol, host, port } = new URL(publicUrl);
  const kept = Object.entries(headers).filter(([name]) => !INSIDE_ONLY.test(name));

  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': address,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-forwarded-port': port || (protocol === 'https:' ? '443' : '80'),
  };
}
