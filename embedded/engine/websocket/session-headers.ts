import type { IncomingHttpHeaders } from 'node:http';
import type { Headers } from '../auth/headers.ts';

/** What says where a request came from: told by proxies at the upgrade, never by a client afterwards. */
const OF_PROXIES =
  /^(via|x-request-id|forwarded|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/**
 * The headers by which a socket's session is decided: those of the upgrade, overruled by
 * `payload.headers` of connection_init, whatever the case of their names.
 *
 * A cookie counts only where the page that opened the socket may use it (`isCookieTrusted`):
 * browsers send cookies along with a WebSocket of any page.
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
