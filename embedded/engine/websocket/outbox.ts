import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Payload } from '../live/payload.ts';
import { textFrame } from './frame.ts';

/** Over this much unsent, states wait in their place and only the latest of each subscription is kept. */
const HOLD_BYTES = 256 * 1024;
/** A client that lets this much pile up by asking without reading is cut off. */
const MAX_BYTES = 16 * 1024 * 1024;
const TEXT = { binary: false, compress: false } as const;
const CLOSING = Buffer.from('}');

/**
 * What goes out on one socket, bounded: a slow reader's states replace each other, so it gets the
 * latest one as soon as it reads again, and costs one state a subscription meanwhile.
 *
 * Promised in docs/limits.md; shown in tests/engine/support/fault-cases.ts (`readerIsSlow`).
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #held = new Map<Buffer, Payload>();
  #drained: Promise<void> | undefined;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
    stream.on('drain', () => this.#release());
  }

  /** Sends a message that must not be lost. */
  send(text: string): void {
    if (this.#socket.bufferedAmount > MAX_BYTES) this.#socket.terminate();
    else this.#socket.send(text, TEXT);
  }

  /** Sends a state; `prefix` is the subscription's own buffer, by which a later state replaces a held one. */
  sendState(prefix: Buffer, payload: Payload): void {
    if (this.#stream.writableLength > HOLD_BYTES) this.#held.set(prefix, payload);
    else this.#write(prefix, payload);
  }

  /** Resolves once the client has read what was sent, so that no state is replaced; undefined while there is room. */
  ready(): Promise<void> | undefined {
    if (this.#stream.writableLength <= HOLD_BYTES) return undefined;
    this.#drained ??= new Promise((resolve) => {
      this.#stream.once('drain', () => {
        this.#drained = undefined;
        resolve();
      });
    });
    return this.#drained;
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
      if (this.#stream.writableLength > HOLD_BYTES) return;
      this.#held.delete(prefix);
      this.#write(prefix, payload);
    }
  }

  /**
   * Past the library: nothing is ever compressed here, so the library writes its own frames at once too and
   * none of ours can fall between the halves of one.
   */
  #write(prefix: Buffer, payload: Payload): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#stream.write(frameOf(prefix, payload));
  }
}

/** Made once for neighbours whose subscription has the same id. */
function frameOf(prefix: Buffer, payload: Payload): Buffer {
  if (payload.framed?.prefix.equals(prefix) !== true) {
    payload.framed = { prefix, frame: textFrame([prefix, payload.body, CLOSING]) };
  }
  return payload.framed.frame;
}
