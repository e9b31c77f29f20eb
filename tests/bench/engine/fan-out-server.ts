import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { listen } from '#tests/support/processes/serve.ts';
import { servePeer } from '../support/serve-peer.ts';

/**
 * Serves the lower bound without GraphQL and database: after a message on any socket, every other socket gets its own
 * prepared message of N bytes, which contains the socket's id.
 */
servePeer<{ bytes: number }>(async ({ bytes }) => {
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  const messages = new Map<unknown, Buffer>();
  let serial = 0;
  server.on('connection', (socket) => {
    messages.set(socket, Buffer.from(`${randomUUID()}${'x'.repeat(Math.max(0, bytes - 36))}`));
    socket.on('close', () => messages.delete(socket));
    socket.on('message', () => {
      serial += 1;
      for (const other of server.clients) {
        const message = messages.get(other) as Buffer;
        message.write(String(serial % 10), 36);
        if (other !== socket) other.send(message, { binary: false });
      }
    });
  });
  return listen(http);
});
