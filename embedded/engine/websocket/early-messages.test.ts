import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { countReceived } from '#runtime/bytes/held-bytes.ts';
import { UnsentBytes } from '../transport/unsent-bytes.ts';
import { attachWebsocketServer, type WebsocketParts } from './create-websocket-server.ts';

const server = createServer();
/** No client is ever authenticated, so every message is an early one. */
const parts = {
  authenticate: () => new Promise(() => undefined),
  unsent: new UnsentBytes(),
  received: countReceived(),
  logger: pino({ level: 'silent' }),
  initTimeoutMs: 60_000,
  keepAliveMs: 60_000,
  maxOperations: 100,
  maxFrameBytes: 2 * 1024 * 1024,
  maxSocketsPerNetwork: 10,
  origins: [],
  corsDomains: [],
  trustedProxies: [],
} as unknown as WebsocketParts;
let sockets: ReturnType<typeof attachWebsocketServer>;

beforeAll(async () => {
  sockets = attachWebsocketServer(server, parts);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  sockets.terminate();
  sockets.close();
  await once(server.close(), 'close');
});

const subscribe = (id: number, bytes: number) =>
  JSON.stringify({ type: 'subscribe', id: String(id), payload: { query: `{ a } #${'x'.repeat(bytes)}` } });

it('keeps 64 KiB of the messages before the ack, and closes a socket that sends more', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  socket.send(subscribe(1, 30_000));
  socket.send(subscribe(2, 30_000));
  socket.ping();
  await once(socket, 'pong');
  expect(socket.readyState).toBe(WebSocket.OPEN);

  socket.send(subscribe(3, 30_000));

  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, String(reason)]).toEqual([1009, expect.stringContaining('65536 are allowed together')]);
});
