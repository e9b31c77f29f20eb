import { ownTime, type Deadline, type OwnTime } from '#runtime/process/own-time.ts';
import type { WebSocket } from 'ws';

/**
 * Milliseconds of this process's own time (own-time.ts) between two pings of a socket; one whose other end is gone is
 * closed after two intervals.
 */
const PING_INTERVAL_MS = 12_000;
/** Parts of the sockets that are pinged one after another, because all at once would stop everything else for a while. */
const PARTS = 24;

/**
 * Pings every socket; a socket that has not answered the last ping is terminated. A socket that is not read at the
 * moment can't answer; outbox.ts ends it if its client is gone.
 */
export class Pinger {
  readonly #parts = Array.from({ length: PARTS }, () => new Set<WebSocket>());
  readonly #silent = new WeakSet<WebSocket>();
  readonly #pinging: Deadline;
  #added = 0;
  #step = 0;

  constructor(time: OwnTime = ownTime) {
    this.#pinging = time.every(PING_INTERVAL_MS / PARTS, () => this.#pingPart());
  }

  /** Pings the socket from now on; returns the function that ends it. */
  add(socket: WebSocket): () => void {
    this.#added += 1;
    const part = this.#parts[this.#added % PARTS];
    part?.add(socket);
    socket.on('pong', () => this.#silent.delete(socket));

    return () => part?.delete(socket);
  }

  stop(): void {
    this.#pinging.end();
  }

  #pingPart(): void {
    this.#step = (this.#step + 1) % PARTS;
    for (const socket of this.#parts[this.#step] ?? []) {
      if (socket.isPaused) continue;
      if (this.#silent.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#silent.add(socket);
      socket.ping();
    }
  }
}
