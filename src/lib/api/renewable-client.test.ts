import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createRenewableClient, type RenewableClient } from './renewable-client.ts';

type Message = { type: string; id?: string; payload?: { headers?: { token: string } } };

let server: WebSocketServer;
let client: RenewableClient;
let token = 'first';
/** Connections that the server has seen. */
let opened: WebSocket[] = [];
/** Holds each connection's answer to its greeting. */
let acknowledge: (answer: () => void) => void;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  token = 'first';
  opened = [];
  acknowledge = (answer) => answer();
  server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' });
  server.on('connection', greet);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  client = createRenewableClient({
    url: `ws://127.0.0.1:${port}`,
    headers: () => Promise.resolve({ token }),
  });
});

afterEach(async () => {
  await client.dispose();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

/** Serves a live query that answers once, with the token of its connection. */
function greet(socket: WebSocket): void {
  let name = '';
  opened.push(socket);
  socket.on('message', (data) => {
    const { type, id, payload } = JSON.parse(String(data)) as Message;
    if (type === 'connection_init') {
      name = payload?.headers?.token ?? '';
      acknowledge(() => socket.send(JSON.stringify({ type: 'connection_ack' })));
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

describe('the WebSocket of live queries', () => {
  it('reconnects with the new token at once when the token has changed', async () => {
    const heard = subscribe();
    await expect.poll(() => heard).toEqual(['Hello first']);

    token = 'second';
    // The clock does not move, so nothing that waits first would come.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    client.renew();

    await expect.poll(() => heard).toEqual(['Hello first', 'Hello second']);
  });

  it('reconnects if the server stops answering, without waiting for the old connection to close', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const heard = subscribe();
    await vi.waitUntil(() => heard.length === 1);

    opened[0]?.pause();
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    await vi.waitUntil(() => heard.length === 2);

    expect(heard).toEqual(['Hello first', 'Hello first']);
  });

  it('uses the token that was renewed while it was connecting', async () => {
    const held: (() => void)[] = [];
    acknowledge = (answer) => held.push(answer);
    const heard = subscribe();
    await vi.waitUntil(() => held.length === 1);

    token = 'second';
    client.renew();
    acknowledge = (answer) => answer();
    held.forEach((answer) => answer());
    await vi.waitUntil(() => heard.length === 1);

    expect(heard).toEqual(['Hello second']);
  });

  it('reconnects as soon as the browser is back online', async () => {
    const heard = subscribe();
    await vi.waitUntil(() => heard.length === 1);

    opened[0]?.pause();
    window.dispatchEvent(new Event('online'));
    await vi.waitUntil(() => heard.length === 2);

    expect(opened).toHaveLength(2);
  });

  it('reconnects when the page becomes visible after an hour of sleep', async () => {
    const heard = subscribe();
    await vi.waitUntil(() => heard.length === 1);

    opened[0]?.pause();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitUntil(() => heard.length === 2);

    expect(opened).toHaveLength(2);
  });

  it('pings the server when the page becomes visible shortly after a message, and stays connected', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const heard = subscribe();
    await vi.waitUntil(() => heard.length === 1);
    const pinged = new Promise((resolve) =>
      opened[0]?.on('message', (data) => {
        if (String(data) === '{"type":"ping"}') resolve(true);
      }),
    );

    document.dispatchEvent(new Event('visibilitychange'));

    expect(await pinged).toBe(true);
    expect(opened).toHaveLength(1);
  });

  it('does not connect to renew the token if it is not connected', () => {
    client.renew();

    expect(server.clients.size).toBe(0);
  });
});
