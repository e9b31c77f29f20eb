import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const DROPPED = new Set(['upgrade', 'connection', 'http2-settings']);

/**
 * Handles a request whose `Upgrade` offers another protocol than WebSocket, such as `h2c`, as if it had no `Upgrade`. A
 * server may ignore the offer (RFC 9110, section 7.8), but Node stops parsing such a request. So the request's head is
 * put back into the socket without `Upgrade`, and the server parses it again.
 */
export function withoutUpgrade(
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
