import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

/** A server's WebSocket with the stream under it, and its client, which reads nothing until it is resumed. */
export type Pair = {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly client: WebSocket;
};

/** Starts an HTTP server for the tests of a file; returns a function that opens a WebSocket on it. */
export function usePairs(): () => Promise<Pair> {
  const server: Server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => void server.close());

  return async () => {
    const opened = new Promise<Omit<Pair, 'client'>>((resolve) =>
      server.once('upgrade', (request, stream: Duplex, head) =>
        sockets.handleUpgrade(request, stream, head, (socket) => resolve({ socket, stream })),
      ),
    );
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    client.on('error', () => undefined);
    await once(client, 'open');
    client.pause();
    const { socket, stream } = await opened;
    socket.on('error', () => undefined);

    return { socket, stream, client };
  };
}
