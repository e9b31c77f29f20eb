import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { onWebSocket, WEBSOCKETS_ONLY } from './on-websocket.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a server that answers a request with its method and body, and a WebSocket's request with 101. */
async function serve() {
  const server = createServer(WEBSOCKETS_ONLY, (request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(`${request.method} <${body}>`));
  });
  const end = onWebSocket(server, (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  );
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');

  return { port: (server.address() as AddressInfo).port, end };
}

/** Sends parts of a request one after another, and reads until the server closes the connection. */
async function send(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  const closed = once(socket, 'close');
  for (const part of parts) await new Promise((resolve) => socket.write(part, resolve));
  await closed;

  return received;
}

const head = (method: string, upgrade: string, length: number) =>
  `${method} / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${upgrade}\r\nContent-Length: ${length}\r\n\r\n`;

describe('a server that listens to requests for WebSockets', () => {
  it.each(['h2c', 'TLS/1.0', 'websocket/13'])(
    'answers a request that offers %s as if it offered nothing, with its body',
    async (offer) => {
      const { port } = await serve();

      expect(await send(port, head('GET', offer, 0))).toContain('GET <>');
      expect(await send(port, `${head('POST', offer, 4)}body`)).toContain('POST <body>');
      expect(await send(port, head('POST', offer, 4), 'bo', 'dy')).toContain('POST <body>');
    },
  );

  it.each(['websocket', 'WebSocket'])('opens a WebSocket for the offer %s', async (offer) => {
    const { port } = await serve();

    expect(await send(port, head('GET', offer, 0))).toContain('HTTP/1.1 101');
  });

  it('answers a request for a WebSocket as an ordinary one once it listens no more', async () => {
    const { port, end } = await serve();
    end();

    expect(await send(port, head('GET', 'websocket', 0))).toContain('GET <>');
  });
});
