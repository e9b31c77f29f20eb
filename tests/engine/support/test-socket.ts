import WebSocket, { type ClientOptions } from 'ws';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { ADMIN } from './start-test-engine.ts';

export type Message = { type: string; id?: string; payload?: unknown };
type Waiter = { fits: (message: Message) => boolean; resolve: (message: Message) => void };
type Protocol = 'graphql-transport-ws' | 'graphql-ws';

/** A client that sends raw messages and waits for the messages that a test describes. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly closed: Promise<{ code: number; reason: string }>;
  /** Received messages that no test has taken yet. */
  readonly inbox: Message[] = [];
  readonly #waiters: Waiter[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Message));
  }

  /** Connects without sending a message. */
  static async open(
    url: string,
    protocol?: Protocol | string,
    options: ClientOptions = {},
  ): Promise<TestSocket> {
    const socket = new WebSocket(url, protocol === undefined ? [] : [protocol], options);
    const client = new TestSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Connects and waits for the acknowledgement, with the admin secret unless other headers are given. */
  static async connect(
    url: string,
    protocol: Protocol = 'graphql-transport-ws',
    headers: Record<string, string> = ADMIN,
  ): Promise<TestSocket> {
    const client = await TestSocket.open(url, protocol);
    client.send({ type: 'connection_init', payload: { headers } });
    await client.next((message) => message.type === 'connection_ack');
    return client;
  }

  send(message: Record<string, unknown> | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables?: Record<string, unknown>): void {
    const type = this.socket.protocol === 'graphql-ws' ? 'start' : 'subscribe';
    this.send({ type, id, payload: { query, variables } });
  }

  /** Waits for the next message that fits and takes it out of the inbox. */
  next(fits: (message: Message) => boolean = () => true): Promise<Message> {
    return leavable(this.#next(fits));
  }

  #next(fits: (message: Message) => boolean): Promise<Message> {
    const at = this.inbox.findIndex(fits);
    if (at >= 0) return Promise.resolve(this.inbox.splice(at, 1)[0]!);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`no such message; got ${JSON.stringify(this.inbox)}`)),
        HANGS_AFTER_MS,
      );
      const waiter = {
        fits,
        resolve: (message: Message) => {
          clearTimeout(timer);
          resolve(message);
        },
      };
      this.#waiters.push(waiter);
    });
  }

  /** Waits for the next result of an operation and returns its payload. */
  result(id: string): Promise<unknown> {
    return leavable(
      this.next((candidate) => candidate.id === id && ['next', 'data'].includes(candidate.type)).then(
        ({ payload }) => payload,
      ),
    );
  }

  close(): void {
    this.socket.terminate();
  }

  #receive(message: Message): void {
    if (message.type === 'ka') return;
    const at = this.#waiters.findIndex(({ fits }) => fits(message));
    const [waiter] = at < 0 ? [] : this.#waiters.splice(at, 1);
    if (waiter === undefined) this.inbox.push(message);
    else waiter.resolve(message);
  }
}

/**
 * Lets a test begin a wait, fail before it comes to it, and leave it. As an unhandled rejection its end would fail the
 * whole run, although the second try passes.
 */
function leavable<T>(wait: Promise<T>): Promise<T> {
  wait.catch(() => undefined);

  return wait;
}
