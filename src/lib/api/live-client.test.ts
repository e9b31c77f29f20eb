import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveClient, type LiveClient } from './live-client.ts';

/** Socket of a server that acknowledges its connections and answers heartbeats, as far as `server` says. */
class ServedSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = ServedSocket.CONNECTING;
  onopen?: () => void;
  onclose?: (event: object) => void;
  onerror?: (event: object) => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    super();
    opened.push({ at: Date.now(), socket: this });
    queueMicrotask(() => (server.isUp ? this.#open() : this.lose()));
  }

  send(data: string): void {
    const { type } = JSON.parse(data) as { type: string };
    sent.push({ at: Date.now(), type });
    if (type === 'connection_init') this.#answer('connection_ack');
    if (type === 'ping' && server.isAnswering) this.#answer('pong');
  }

  close(): void {
    this.lose();
  }

  lose(code = 1006): void {
    if (this.readyState > ServedSocket.OPEN) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: '', wasClean: false });
  }

  #open(): void {
    this.readyState = ServedSocket.OPEN;
    this.onopen?.();
  }

  #answer(type: string): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type }) }));
  }
}

const server = { isUp: true, isAnswering: true };
let opened: Array<{ at: number; socket: ServedSocket }> = [];
let sent: Array<{ at: number; type: string }> = [];
let client: LiveClient;

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', ServedSocket);
  // A random share shortens each delay; with 0 the delays keep their length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  Object.assign(server, { isUp: true, isAnswering: true });
  opened = [];
  sent = [];
  client = createLiveClient({ url: 'ws://site.test/v1/graphql' });
  const listener = { next: () => undefined, error: () => undefined, complete: () => undefined };
  client.subscribe({ query: 'subscription { greeting }' }, listener);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(async () => {
  await client.dispose();
});

const timesOf = (wanted: string) => sent.filter(({ type }) => type === wanted).map(({ at }) => at);
const openings = () => opened.map(({ at }) => at);

describe('the ping of the WebSocket connection', () => {
  it('is sent after 25 s, and again 25 s after each answer', async () => {
    await vi.advanceTimersByTimeAsync(24_999);
    expect(timesOf('ping')).toEqual([]);

    await vi.advanceTimersByTimeAsync(60_000);

    expect(timesOf('ping')).toEqual([25_000, 50_000, 75_000]);
    expect(openings()).toEqual([0]);
  });

  it('makes the client open another connection if it is not answered within 5 s', async () => {
    server.isAnswering = false;

    await vi.advanceTimersByTimeAsync(29_999);
    expect(openings()).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);

    expect(openings()).toEqual([0, 30_000]);
  });

  it('does not end the connection if the page was suspended while the answer arrived', async () => {
    server.isAnswering = false;
    await vi.advanceTimersByTimeAsync(25_000);

    await vi.advanceTimersToNextTimerAsync();
    opened[0]?.socket.onmessage?.({ data: JSON.stringify({ type: 'pong' }) });
    server.isAnswering = true;
    await vi.advanceTimersByTimeAsync(60_000);

    expect(openings()).toEqual([0]);
  });
});

describe('a lost WebSocket connection', () => {
  it('is opened again after 1, 2, 5 and then every 10 s, and after 1 s if it is lost once more', async () => {
    server.isUp = false;
    opened[0]?.socket.lose();
    await vi.advanceTimersByTimeAsync(38_000);
    expect(openings()).toEqual([0, 1_000, 3_000, 8_000, 18_000, 28_000, 38_000]);

    server.isUp = true;
    await vi.advanceTimersByTimeAsync(10_000);
    opened.at(-1)?.socket.lose();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(openings().slice(-2)).toEqual([48_000, 49_000]);
  });
});
