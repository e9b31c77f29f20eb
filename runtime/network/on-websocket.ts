import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';

const DROPPED = new Set(['upgrade', 'connection', 'http2-settings']);

type Options = ServerOptions & {
  shouldUpgradeCallback: (this: Server, request: IncomingMessage) => boolean;
};
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Options of an HTTP server that `onWebSocket` listens to. A request whose `Upgrade` offers another protocol than
 * WebSocket, such as `h2c`, is handled as if it had no `Upgrade`: a server may ignore the offer (RFC 9110, section 7.8).
 * Node knows this option since 22.21 and 24.9.
 */
export const WEBSOCKETS_ONLY: Options = {
  shouldUpgradeCallback(request) {
    return this.listenerCount('upgrade') > 0 && isWebSocket(request);
  },
};

/** Calls `open` for each request to open a WebSocket; returns a function that ends this. */
export function onWebSocket(server: Server, open: Upgrade): () => void {
  const listener: Upgrade = (request, socket, head) => {
    if (isWebSocket(request)) open(request, socket, head);
    else withoutUpgrade(server, request, socket, head);
  };
  server.on('upgrade', listener);

  return () => void server.off('upgrade', listener);
}

const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Handles a request as if it had no `Upgrade`. A Node without the option above stops parsing such a request, so the
 * request's head is put back into the socket without `Upgrade`, and the server parses it again.
 */
function withoutUpgrade(
  server: Server,
  { method, url, httpVersion, headers, rawHeaders }: IncomingMessage,
  socket: Duplex,
  rest: Buffer,
): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!DROPPED.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  if (/\bclose\b/i.test(headers.connection ?? '')) lines.push('Connection: close');

  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), rest]));
  server.emit('connection', socket);
}
