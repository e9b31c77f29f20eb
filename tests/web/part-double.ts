import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A server behind the web server: tells what reached it, and echoes over sockets. */
export async function startPart(port = 0) {
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const seen = { method: request.method, url: request.url, headers: request.headers, body };
      response.setHeader('content-type', 'application/json');
      response.setHeader('set-cookie', ['one=1', 'two=2']);
      response.setHeader('content-security-policy', "default-src 'none'");
      response.end(JSON.stringify(seen));
    });
  });
  const sockets = new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' });
  sockets.on('connection', (socket, request) => {
    socket.on('message', (data) => {
      if (data.toString() === 'bye') socket.close(4403, 'Forbidden');
      else socket.send(JSON.stringify({ echo: data.toString(), headers: request.headers }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
