import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

/** outbox.ts writes frames of its own to a stream to which `ws` writes too (decision 64). */
it('ws writes a frame whole and at once where nothing is compressed, so that one of ours may follow it', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const received: string[] = [];
  const sizes: number[] = [];
  server.on('upgrade', (request, stream: Duplex, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const message of ['a', 'b'.repeat(200), 'c'.repeat(100_000)]) {
        const before = stream.writableLength;
        stream.cork();
        socket.send(message, { binary: false, compress: false });
        sizes.push(stream.writableLength - before);
        stream.write(textFrame([Buffer.from(`after ${message[0]}`)]));
        stream.uncork();
      }
      socket.ping();
      socket.close(1000);
    }),
  );

  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data: Buffer) => received.push(data.subarray(0, 7).toString()));
  const [code] = (await once(client, 'close')) as [number];

  expect(sizes).toEqual([2 + 1, 4 + 200, 10 + 100_000]);
  expect(received).toEqual(['a', 'after a', 'bbbbbbb', 'after b', 'ccccccc', 'after c']);
  expect(code).toBe(1000);
  await new Promise((closed) => server.close(closed));
});
