import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A name that an attacker's domain can't have; a port in front of ours (a tunnel) may be any. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a request comes from the inbox's own page, from a person who opens it, or from another program
 * than a browser. A domain that leads to this machine (DNS rebinding) betrays itself by its `Host`.
 */
export function isOwnRequest(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  const { host = '', origin } = headers;
  if (!OWN_HOST.test(host)) return false;
  if (origin !== undefined) return origin.toLowerCase() === `http://${host.toLowerCase()}`;

  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

/**
 * Puts the check before every handler of a server, sockets included: maildev answers any page, with
 * credentials, and has no setting for that.
 */
export function guardInbox(server: Server): void {
  const onRequest = takeListeners(server, 'request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isOwnRequest(request.method, request.headers)) {
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('x-frame-options', 'SAMEORIGIN');
      nameCharset(response);
      onRequest(request, response);
      return;
    }
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('The inbox answers its own page alone.\n');
  });

  const onUpgrade = takeListeners(server, 'upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOwnRequest(request.method, request.headers)) onUpgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}

/** maildev calls the page of a mail `text/html` alone, and a browser then guesses: Arabic came out as other letters. */
function nameCharset(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => writeHead(...given.map(withCharset));
}

function withCharset(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('content-type' in given)) return given;
  if (given['content-type'] !== 'text/html') return given;
  return { ...given, 'content-type': 'text/html; charset=utf-8' };
}

function takeListeners(server: Server, event: string): (...values: unknown[]) => void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  return (...values) => {
    for (const listener of listeners) listener.apply(server, values);
  };
}
