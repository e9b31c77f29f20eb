import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Payload } from '../live/payload.ts';

/** Over this much unsent, states wait in their place and only the latest of each subscription is kept. */
const HOLD_BYTES = 256 * 1024;
/** A client that lets this much pile up by asking without reading is cut off. */
const MAX_BYTES = 16 * 1024 * 1024;
const TEXT = { binary: false, compress: false } as const;
const CLOSING = Buffer.from('}');

/**
 * What goes out on one socket, bounded: a slow reader's states replace each other, so it gets the
 * latest one as soon as it reads again, and costs one state a subscription meanwhile.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #held = new Map<Buffer, Payload>();

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    stream.on('drain', () => this.#release());
  }

  /** Sends a message that must not be lost. */
  send(text: string): void {
    if (this.#socket.bufferedAmount > MAX_BYTES) this.#socket.terminate();
    else this.#socket.send(text, TEXT);
  }

  /** Sends a state; `prefix` is the subscription's own buffer, by which a later state replaces a held one. */
  sendState(prefix: Buffer, payload: Payload): void {
    if (this.#socket.bufferedAmount > HOLD_BYTES) this.#held.set(prefix, payload);
    else this.#socket.send(messageOf(prefix, payload), TEXT);
  }

  /** Forgets what is held for a subscription that ended. */
  drop(prefix: Buffer): void {
    this.#held.delete(prefix);
  }

  clear(): void {
    this.#held.clear();
  }

  #release(): void {
    for (const [prefix, payload] of this.#held) {
      if (this.#socket.bufferedAmount > HOLD_BYTES) return;
      this.#held.delete(prefix);
      this.#socket.send(messageOf(prefix, payload), TEXT);
    }
  }
}

/** The whole message; made once for all sockets whose subscription has the same id. */
function messageOf(prefix: Buffer, payload: Payload): Buffer {
  const key = prefix.toString('latin1');
  let message = payload.frames.get(key);
  if (message === undefined) {
    message = Buffer.concat([prefix, payload.body, CLOSING]);
    payload.frames.set(key, message);
  }
  return message;
}
