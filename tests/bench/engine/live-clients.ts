import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import WebSocket from 'ws';
import { waitUntil } from '#tests/support/wait-until.ts';

/** Subscribers of one query on one server. */
export type Clients = ReturnType<typeof createClients>;

type Options = {
  readonly url: string;
  /** Subscriptions on each socket. */
  readonly perSocket?: number;
  readonly query: string;
  readonly variables: (serial: number) => Readonly<Record<string, number>>;
};

export const SOCKETS = 1_000;
const WAIT_MS = 60_000;

/** Opens 1,000 sockets to a GraphQL server; each subscription has its own unique id, as current client libraries choose. */
export async function openSubscribers({ url, perSocket = 1, query, variables }: Options): Promise<Clients> {
  const clients = createClients();
  let serial = 0;
  const begin = (socket: WebSocket) =>
    new Promise<void>((resolve, reject) => {
      let awaited = perSocket;
      socket.once('close', (code) => reject(new Error(`a socket was closed with code ${code}`)));
      socket.on('message', (data: Buffer) => {
        if (data.includes('"connection_ack"')) {
          for (let at = 0; at < perSocket; at += 1) {
            const payload = { query, variables: variables((serial += 1)) };
            socket.send(JSON.stringify({ type: 'subscribe', id: randomUUID(), payload }));
          }
          return;
        }
        awaited -= 1;
        if (awaited !== 0) return;
        clients.add(socket, data.length);
        resolve();
      });
      socket.send(JSON.stringify({ type: 'connection_init' }));
    });
  for (let at = 0; at < SOCKETS; at += 1) await begin(await openSocket(url, ['graphql-transport-ws']));
  return clients;
}

/** Opens 1,000 plain sockets that wait for any message. */
export async function openListeners(url: string): Promise<Clients> {
  const clients = createClients();
  for (let at = 0; at < SOCKETS; at += 1) clients.add(await openSocket(url), 0);
  return clients;
}

function createClients() {
  const sockets: WebSocket[] = [];
  let arrivals: number[] = [];
  let bytes = 0;

  return {
    add: (socket: WebSocket, firstBytes: number) => {
      bytes = firstBytes;
      sockets.push(socket);
      socket.on('message', (data: Buffer) => {
        bytes = data.length;
        arrivals.push(performance.now());
      });
    },
    /**
     * Makes a change and waits for its messages, by default one on each socket; milliseconds from the commit to each.
     */
    change: async (commit: () => unknown, messages = sockets.length) => {
      arrivals = [];
      const startedMs = performance.now();
      await commit();
      await waitUntil(`${messages} messages came`, () => arrivals.length >= messages, WAIT_MS);

      return arrivals.map((time) => time - startedMs);
    },
    lastBytes: () => bytes,
    close: () => {
      for (const socket of sockets) socket.removeAllListeners('close').terminate();
    },
  };
}

/** Opens a socket without compression. */
export async function openSocket(url: string, protocols: string[] = []): Promise<WebSocket> {
  const socket = new WebSocket(url, protocols, { perMessageDeflate: false });
  await once(socket, 'open');

  return socket;
}

/** Writes in an open transaction and returns its commit, the start of the measured time; it waits for no disk flush. */
export async function prepareCommit(client: pg.Client, update: string): Promise<() => Promise<unknown>> {
  await client.query('begin; set local synchronous_commit = off');
  await client.query(update);

  return () => client.query('commit');
}
