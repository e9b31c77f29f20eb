import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { onWebSocket, WEBSOCKETS_ONLY } from '#runtime/network/on-websocket.ts';

/** Values of `Host` that an attacker's domain can't have. The port may be any: a tunnel may listen on another one. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Tells whether a request comes from the inbox's own page, from a person who opens that page, or from a program that
 * is no browser. A foreign domain that points to this machine (DNS rebinding) is recognised by its `Host`.
 */
function isOwnRequest(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  const { host = '', origin } = headers;
  if (!OWN_HOST.test(host)) return false;
  if (origin !== undefined) return origin.toLowerCase() === `http://${host.toLowerCase()}`;

  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

/**
 * Creates a server that answers 403 to all requests but those of `isOwnRequest`. The inbox has no WebSockets, so
 * each request to open one is refused.
 */
export function createGuardedServer(onRequest: RequestListener): Server {
  const server = createServer(WEBSOCKETS_ONLY, (request, response) => {
    if (isOwnRequest(request.method, request.headers)) return onRequest(request, response);
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('The inbox answers its own page alone.\n');
  });
  onWebSocket(server, (_request, socket) => {
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });

  return server;
}
