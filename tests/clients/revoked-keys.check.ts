import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { gql, InMemoryCache } from '@apollo/client';
import { ApolloClient } from '@apollo/client/core';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { Client, subscriptionExchange } from '@urql/core';
import { createClient, type Sink } from 'graphql-ws';
import { SubscriptionClient } from 'older-graphql-ws';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { GQL, itWith, pythonWith, here } from './tools.ts';
import { useApi } from './use-api.ts';

const LIVE = 'subscription Links { footer_links(limit: 1) { id } }';

const api = useApi();

/** Opens a client of graphql-ws that would try again for ever. */
const patientSocket = (key: string, webSocketImpl: unknown) =>
  createClient({
    url: api.socket,
    webSocketImpl,
    connectionParams: { 'x-api-key': key },
    shouldRetry: () => true,
  });

type Told = { onData: () => void; onEnd: (reason: unknown) => void };
type Watch = (key: string, Socket: unknown, told: Told) => void;

const byGraphqlWs: Watch = (key, Socket, { onData, onEnd }) =>
  void patientSocket(key, Socket).subscribe(
    { query: LIVE },
    { next: onData, error: onEnd, complete: () => onEnd('complete') },
  );

const byApolloLink: Watch = (key, Socket, { onData, onEnd }) =>
  void new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(patientSocket(key, Socket)) })
    .subscribe({ query: gql(LIVE) })
    .subscribe({ next: ({ error }) => (error ? onEnd(error) : onData()), error: onEnd });

const byUrql: Watch = (key, Socket, { onData, onEnd }) => {
  const socket = patientSocket(key, Socket);
  const exchange = subscriptionExchange({
    forwardSubscription: ({ query = '' }) => ({
      subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query }, sink as Sink<never>) }),
    }),
  });
  new Client({ url: api.graphql, exchanges: [exchange] })
    .subscription(LIVE, {})
    .subscribe(({ error }) => (error ? onEnd(error) : onData()));
};

const byOlderProtocol: Watch = (key, Socket, { onData, onEnd }) => {
  const client = new SubscriptionClient(
    api.socket,
    { reconnect: false, connectionParams: { 'x-api-key': key } },
    Socket,
  );
  client.onDisconnected(() => onEnd('disconnected'));
  client.request({ query: LIVE }).subscribe({ next: onData });
};

describe.each([
  ['graphql-ws', byGraphqlWs],
  ['Apollo Client over graphql-ws', byApolloLink],
  ['urql over graphql-ws', byUrql],
  ['subscriptions-transport-ws without reconnect', byOlderProtocol],
])('%s', (_name, watch) => {
  it('ends when its key is revoked, and opens no other socket', async () => {
    const { id, key } = await api.makeKey({ role: 'editor' });
    const codes: number[] = [];
    class Watched extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols);
        this.on('close', (code) => codes.push(code));
      }
    }
    const told = { onData: vi.fn(), onEnd: vi.fn() };
    watch(key, Watched, told);
    await expect.poll(() => told.onData.mock.calls.length).toBe(1);

    await api.actions.callAsAdmin('revoke_api_key', { id });

    await expect.poll(() => told.onEnd.mock.calls.length).toBe(1);
    // A busy machine may end a socket before, as with 4408; the next one gets the code.
    expect(codes.slice(codes.indexOf(4401))).toEqual([4401]);
  });
});

type Line = { connects?: true; heard?: true; text?: string; code?: number | null; reason?: string | null };
type Following = { socket: string; key: string; mode?: string[]; end: () => unknown };

/** Follows links by gql, ends its socket once it heard, and waits until `isEnough`; returns what it told. */
async function followByGql(following: Following, isEnough: (lines: Line[]) => boolean): Promise<Line[]> {
  const { socket, key, mode = [], end } = following;
  const python = await pythonWith('revoked-keys', GQL);
  const program = spawn(python, [here('python/follow.py'), socket, key, ...mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => program.once('close', resolve));
  const lines: Line[] = [];
  createInterface(program.stdout).on('line', (line) => lines.push(JSON.parse(line) as Line));
  await expect.poll(() => lines).toContainEqual({ heard: true });
  await end();
  await expect.poll(() => isEnough(lines)).toBe(true);
  program.stdin.end();
  await ended;
  return lines;
}

async function keyToRevoke(): Promise<Following> {
  const { id, key } = await api.makeKey({ role: 'editor' });
  return { socket: api.socket, key, end: () => api.actions.callAsAdmin('revoke_api_key', { id }) };
}

const isEnd = ({ code }: Line) => code !== undefined;
const afterEnd = (lines: Line[]) => lines.slice(lines.findIndex(isEnd) + 1);

/** Starts a server that answers one subscription, and can cut its sockets off. */
async function startCuttable() {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    handleProtocols: () => 'graphql-transport-ws',
  });
  await once(server, 'listening');
  server.on('connection', (socket) =>
    socket.on('message', (text) => {
      const { type, id } = JSON.parse(String(text)) as { type: string; id?: string };
      const payload = { data: { footer_links: [] } };
      socket.send(
        JSON.stringify(type === 'subscribe' ? { type: 'next', id, payload } : { type: 'connection_ack' }),
      );
    }),
  );
  const { port } = server.address() as AddressInfo;
  const end = () => {
    for (const socket of server.clients) socket.terminate();
  };
  return { socket: `ws://127.0.0.1:${port}`, key: 'none', end, close: () => server.close() };
}

describe('gql (Python)', () => {
  itWith('python3', 'hides code and reason of the close in the cause of its error', async () => {
    const lines = await followByGql(await keyToRevoke(), (told) => told.some(isEnd));

    expect(lines).toEqual([
      { connects: true },
      { heard: true },
      { text: expect.not.stringMatching(/4401|revoked/), code: 4401, reason: 'token-revoked' },
    ]);
  });

  itWith('python3', 'opens another socket with reconnecting=True', async () => {
    const lines = await followByGql(
      { ...(await keyToRevoke()), mode: ['reconnecting'] },
      (told) => told.some(isEnd) && afterEnd(told).length > 0,
    );

    expect(lines.find(isEnd)).toMatchObject({ code: 4401 });
    expect(afterEnd(lines)).toContainEqual({ connects: true });
  });

  itWith('python3', 'has neither code nor reason of a socket that is cut off', async () => {
    const server = await startCuttable();
    const lines = await followByGql(server, (told) => told.some(isEnd));
    server.close();

    expect(lines.at(-1)).toEqual({ text: expect.any(String), code: null, reason: null });
  });
});
