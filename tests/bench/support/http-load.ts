import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const CONNECTIONS = 16;

type Load = {
  readonly port: number;
  readonly path: string;
  /** POST by default. */
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** The bodies are sent in turn. */
  readonly bodies: readonly string[];
  readonly seconds: number;
  /** Returns false for an answer that makes the run void. */
  readonly isGood: (body: string) => boolean;
};

const HEADER_END = Buffer.from('\r\n\r\n');

/**
 * Sends requests over 16 connections, one at a time on each, until the time is over; returns how many were answered.
 *
 * It writes HTTP/1.1 to bare sockets: a load generator that needs more CPU than the server would measure itself.
 */
export async function runLoad(load: Load): Promise<{ requests: number; perSecond: number }> {
  const requests = load.bodies.map((body) => encode(load, body));
  const state = { next: 0, done: 0, errors: 0, isOver: false };
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(load.port)));
  const startedMs = performance.now();
  const timer = setTimeout(() => {
    state.isOver = true;
  }, load.seconds * 1000);
  await Promise.all(clients.map((socket) => work(socket, requests, state, load.isGood)));
  clearTimeout(timer);
  const seconds = (performance.now() - startedMs) / 1000;
  if (state.errors > 0) throw new Error(`${state.errors} of ${state.done} answers were wrong.`);

  return { requests: state.done, perSecond: state.done / seconds };
}

function encode({ path, method = 'POST', headers }: Load, body: string): Buffer {
  const lines = Object.entries({
    host: 'bench',
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
  });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');

  return socket;
}

type State = { next: number; done: number; errors: number; isOver: boolean };

function work(
  socket: Socket,
  requests: readonly Buffer[],
  state: State,
  isGood: (body: string) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const send = () => {
      if (state.isOver) {
        socket.end();
        resolve();
        return;
      }
      const request = requests[state.next % requests.length];
      state.next += 1;
      if (request !== undefined) socket.write(request);
    };
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const body = bodyOf(received);
      if (body === undefined) return;
      received = Buffer.alloc(0);
      state.done += 1;
      if (!isGood(body)) state.errors += 1;
      send();
    });
    socket.on('error', reject);
    send();
  });
}

/** Returns the body, sent with a length or chunked; undefined while a part of it is missing. */
function bodyOf(received: Buffer): string | undefined {
  const at = received.indexOf(HEADER_END);
  if (at < 0) return undefined;
  const head = received.toString('latin1', 0, at);
  const start = at + HEADER_END.length;
  const length = /content-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    return received.length < end ? undefined : received.toString('utf8', start, end);
  }
  const rest = received.toString('utf8', start);
  return rest.endsWith('0\r\n\r\n') ? rest : undefined;
}
