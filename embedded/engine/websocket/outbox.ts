import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Payload } from '../live/payload.ts';
import { textFrame } from './frame.ts';

/** Unsent bytes above which subscriptions' answers are held back; only the latest of each subscription is kept. */
const HOLD_BYTES = 256 * 1024;
/** Unsent bytes above which a client that sends operations without reading their answers is disconnected. */
const MAX_BYTES = 16 * 1024 * 1024;
const TEXT = { binary: false, compress: false } as const;
const CLOSING = Buffer.from('}');

/**
 * Sends the messages of one socket in bounded memory. For a slow reader a subscription's new answer replaces the
 * held one, so it gets the latest as soon as it reads again, and costs one answer per subscription meanwhile.
 *
 * docs/limits.md promises this; the case `readerIsSlow` in tests/engine/support/fault-cases.ts tests it.
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

  /**
   * Sends an answer or holds it back; `prefix`, the subscription's own buffer, is the key by which a later one
   * replaces it.
   */
  sendState(prefix: Buffer, payload: Payload): void {
    if (this.#stream.writableLength > HOLD_BYTES) this.#held.set(prefix, payload);
    else this.#write(prefix, payload);
  }

  /**
   * Resolves once the client has read the sent bytes, so that no answer need be held; returns undefined while there
   * is room.
   */
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

  /** Drops the held answer of a subscription that ended. */
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
   * Writes a frame to the stream directly, not by `ws`. Nothing is compressed on this socket, so `ws` too writes its
   * frames at once, and this frame can't fall into the middle of another.
   */
  #write(prefix: Buffer, payload: Payload): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#stream.write(frameOf(prefix, payload));
  }
}

/** Returns the frame of an answer; subscriptions with equal ids, one after the other, share one frame. */
function frameOf(prefix: Buffer, payload: Payload): Buffer {
  if (payload.framed?.prefix.equals(prefix) !== true) {
    payload.framed = { prefix, frame: textFrame([prefix, payload.body, CLOSING]) };
  }
  return payload.framed.frame;
}
