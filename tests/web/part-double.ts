import { createServer, type IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { listen } from '#tests/support/processes/serve.ts';

export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** An answer larger than the buffers between client, web server and upstream. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

/** Starts a double of an upstream: it answers with the request that reached it, and echoes over sockets. */
export async function startPart(port = 0) {
  let openRequests = 0;
  let openAnswers = 0;
  const server = createServer((request, response) => {
    openRequests += 1;
    openAnswers += 1;
    request.once('close', () => (openRequests -= 1));
    response.once('close', () => (openAnswers -= 1));
    if (request.url?.endsWith('/large')) {
      // A request that is not read would count as open until its answer has left.
      request.resume();
      response.end(LARGE);
      return;
    }
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
  const sockets = new WebSocketServer({
    server,
    perMessageDeflate: true,
    handleProtocols: (offered) => [...offered][0] ?? false,
  });
  sockets.on('connection', (socket, request) => {
    socket.on('message', (data) => {
      if (data.toString() === '{"type":"bye"}') socket.close(4403, 'Forbidden');
      else socket.send(JSON.stringify({ echo: data.toString(), headers: request.headers }));
    });
  });
  const ownPort = await listen(server, port);

  return {
    url: `http://127.0.0.1:${ownPort}`,
    port: ownPort,
    /** Returns the number of requests that have not arrived whole. */
    openRequests: () => openRequests,
    /** Returns the number of answers that were not sent whole. */
    openAnswers: () => openAnswers,
    async stop() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
