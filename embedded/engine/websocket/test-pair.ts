import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';

/** A server's WebSocket with the stream under it, and its client, which reads nothing until it is resumed. */
export type Pair = {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly client: WebSocket;
};

/** Makes an HTTP server on which tests open WebSockets. */
export function createPairs() {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const open = async (): Promise<Pair> => {
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

  return {
    open,
    listen: () => once(server.listen(0, '127.0.0.1'), 'listening'),
    close: () => void server.close(),
  };
}
