import { isRecord } from '#runtime/bytes/read-json.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Headers } from '../auth/headers.ts';

/** Headers that proxies set at the upgrade, about a request's origin and id; a client can't set them afterwards. */
const OF_PROXIES =
  /^(via|x-request-id|forwarded|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/**
 * Returns the headers by which a socket is authenticated: those of the upgrade, overridden by
 * `payload.headers` of connection_init, whose names may have any letter case.
 *
 * A cookie counts only if the page that opened the socket may use it (`isCookieTrusted`), because
 * browsers send cookies with a WebSocket of any page.
 */
export function sessionHeaders(
  upgrade: IncomingHttpHeaders,
  payload: unknown,
  isCookieTrusted: boolean,
): Headers {
  const headers: Record<string, string | string[] | undefined> = { ...upgrade };
  if (!isCookieTrusted) delete headers['cookie'];
  if (!isRecord(payload) || !isRecord(payload['headers'])) return headers;
  for (const [name, value] of Object.entries(payload['headers'])) {
    const key = name.toLowerCase();
    if (typeof value === 'string' && !OF_PROXIES.test(key)) headers[key] = value;
  }
  return headers;
}

/** Returns the token that a `ping` brings to renew its socket, as the value of an Authorization header. */
export function renewalOf(payload: unknown): string | undefined {
  if (!isRecord(payload) || !isRecord(payload['headers'])) return undefined;
  const found = Object.entries(payload['headers']).find(([name]) => name.toLowerCase() === 'authorization');
  return typeof found?.[1] === 'string' ? found[1] : undefined;
}
