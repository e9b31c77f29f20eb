import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createLiveClient, type LiveClient } from './live-client.ts';

type Message = { type: string; id?: string; payload?: { headers?: { token: string } } };

let server: WebSocketServer;
let client: LiveClient;
let token = 'first';

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  token = 'first';
  server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' });
  server.on('connection', greet);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  client = createLiveClient({
    url: `ws://127.0.0.1:${port}`,
    headers: () => Promise.resolve({ token }),
  });
});

afterEach(async () => {
  await client.dispose();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
  vi.unstubAllGlobals();
});

/** Serves a live query that answers once, with the token of its connection. */
function greet(socket: WebSocket): void {
  let name = '';
  socket.on('message', (data) => {
    const { type, id, payload } = JSON.parse(String(data)) as Message;
    if (type === 'connection_init') {
      name = payload?.headers?.token ?? '';
      socket.send(JSON.stringify({ type: 'connection_ack' }));
    }
    if (type === 'subscribe') {
      socket.send(JSON.stringify({ id, type: 'next', payload: { data: { greeting: `Hello ${name}` } } }));
    }
  });
}

function subscribe(): string[] {
  const heard: string[] = [];
  client.subscribe<{ greeting: string }>(
    { query: 'subscription { greeting }' },
    {
      next: ({ data }) => heard.push(data?.greeting ?? ''),
      error: (error) => heard.push(`error ${String(error)}`),
      complete: () => heard.push('complete'),
    },
  );

  return heard;
}

describe('the live socket', () => {
  it('goes on at once with the new token after a change of it', async () => {
    const heard = subscribe();
    await vi.waitUntil(() => heard.length === 1);

    token = 'second';
    const renewedAt = Date.now();
    client.renew();
    await vi.waitUntil(() => heard.length === 2);

    expect(heard).toEqual(['Hello first', 'Hello second']);
    expect(Date.now() - renewedAt).toBeLessThan(700);
  });

  it('comes back by itself when the connection is lost', async () => {
    const heard = subscribe();
    await vi.waitUntil(() => heard.length === 1);

    for (const socket of server.clients) socket.terminate();
    await vi.waitUntil(() => heard.length === 2, { timeout: 3000 });

    expect(heard).toEqual(['Hello first', 'Hello first']);
  });

  it('opens no connection to renew when none is open', () => {
    client.renew();

    expect(server.clients.size).toBe(0);
  });
});
