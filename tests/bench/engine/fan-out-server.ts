import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { WebSocketServer } from 'ws';
import { servePeer } from '../support/serve-peer.mjs';

/**
 * Serves the lower bound without GraphQL and database: after a message on any socket, every other socket gets its own
 * prepared message of N bytes, which contains the socket's id.
 */
servePeer<{ bytes: number }>(async ({ bytes }) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
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
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
});
