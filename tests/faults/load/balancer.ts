import { once } from 'node:events';
import {
  createServer as createHttpServer,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '#tests/support/processes/serve.ts';

const LOOPBACK = '127.0.0.1';
/** Milliseconds between two looks at the health of a part. */
const LOOK_MS = 200;
const LOOK_TIMEOUT_MS = 1_000;
/** Milliseconds for which a place is looked for, as Caddy's `lb_try_duration` says in our file for it. */
const TRY_MS = 5_000;
const TRY_PAUSE_MS = 50;
/** Methods that a proxy may send again to another server after the first one has hung up. */
const REPEATABLE = ['GET', 'HEAD'];

type Place = { ports: readonly number[]; readyPath: string };

/** What a balancer met, and what it did about it. */
type Passed = { refused: number; hungUp: number; failed: number };
const NOTHING: Passed = { refused: 0, hungUp: 0, failed: 0 };

/** Spreads connections over the servers that are ready; one that refuses a connection is followed by the next. */
export async function startConnectionBalancer(place: Place) {
  const turns = followHealth(place);
  const open = new Set<Duplex>();
  const server = createServer((client) => {
    open.add(client.on('error', () => undefined).on('close', () => open.delete(client)));
    void turns
      .connect()
      .then((upstream) => join(client, upstream))
      .catch(() => client.destroy());
  });

  return serve(server, turns, () => {
    for (const socket of open) socket.destroy();
  });
}

/**
 * Spreads requests and sockets over the servers that are ready, as a proxy before the web servers does: a request whose
 * connection is refused goes to the next server, and one by GET also if its server hangs up before it has answered.
 */
export async function startRequestBalancer(place: Place) {
  const turns = followHealth(place);
  const open = new Set<Duplex>();
  const server = createHttpServer((asked, answer) => {
    pass(asked, answer).catch(() => {
      turns.count('failed');
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
  });
  server.on('upgrade', (asked: IncomingMessage, client: Socket, head: Buffer) => {
    open.add(client.on('error', () => undefined).on('close', () => open.delete(client)));
    void turns
      .connect()
      .then((upstream) => {
        upstream.write(headOf(asked));
        upstream.write(head);
        join(client, upstream);
      })
      .catch(() => client.destroy());
  });

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    for (;;) {
      const upstream = await turns.connect();
      try {
        const response = await ask(asked, upstream);
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.on('error', () => answer.destroy());
        response.pipe(answer);
        answer.on('close', () => upstream.destroy());
        return;
      } catch (error) {
        upstream.destroy();
        if (!REPEATABLE.includes(asked.method ?? '')) throw error;
        turns.count('hungUp');
      }
    }
  }

  return serve(server, turns, () => {
    server.closeAllConnections();
    for (const socket of open) socket.destroy();
  });
}

async function serve(server: Server, { stop, ...turns }: Turns, cut: () => void) {
  const port = await listen(server);

  return {
    port,
    ...turns,
    async stop(): Promise<void> {
      stop();
      const closed = once(server.close(), 'close');
      cut();
      await closed;
    },
  };
}

type Turns = ReturnType<typeof followHealth>;

/** Looks which servers are ready, all the time, and lets them take turns. */
export function followHealth({ ports, readyPath }: Place) {
  const ready = new Set<number>();
  /** Servers that get no connection, whatever they answer. */
  const takenOut = new Set<number>();
  const stopping = new AbortController();
  let passed: Passed = { ...NOTHING };
  let turn = 0;
  for (const port of ports) void follow(port);

  async function follow(port: number): Promise<void> {
    while (!stopping.signal.aborted) {
      if (await answers(`http://${LOOPBACK}:${port}${readyPath}`)) ready.add(port);
      else ready.delete(port);
      await sleep(LOOK_MS);
    }
  }

  return {
    count: (what: keyof Passed) => void (passed[what] += 1),
    takePassed(): Passed {
      const taken = passed;
      passed = { ...NOTHING };
      return taken;
    },
    isReady: (port: number) => ready.has(port),
    takeOut: (port: number) => void takenOut.add(port),
    takeIn: (port: number) => void takenOut.delete(port),
    stop: () => stopping.abort(),

    /** Connects to the next server that is ready and accepts connections. */
    async connect(): Promise<Socket> {
      for (const until = Date.now() + TRY_MS; Date.now() < until; await sleep(TRY_PAUSE_MS)) {
        const inTurn = ports.map((_, at) => ports[(turn + at) % ports.length] ?? 0);
        turn += 1;
        for (const port of inTurn.filter((one) => ready.has(one) && !takenOut.has(one))) {
          const socket = connect(port, LOOPBACK);
          try {
            await once(socket, 'connect');
            return socket.on('error', () => undefined);
          } catch {
            passed.refused += 1;
            ready.delete(port);
          }
        }
      }
      throw new Error('No server is ready.');
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Sends a request over a connection of its own; resolves with the head of the answer. */
function ask(asked: IncomingMessage, upstream: Socket): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({
      createConnection: () => upstream,
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, connection: 'close', 'x-forwarded-for': LOOPBACK },
    });
    sent.on('response', resolve).on('error', reject);
    asked.pipe(sent);
  });
}

/** Returns a request's head as it came, with the address of who sent it. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  return [`${method} ${url} HTTP/1.1`, ...lines, `x-forwarded-for: ${LOOPBACK}`, '', ''].join('\r\n');
}

function join(client: Socket, upstream: Socket): void {
  client.on('close', () => upstream.destroy());
  upstream.on('close', () => client.destroy());
  client.pipe(upstream).pipe(client);
}
