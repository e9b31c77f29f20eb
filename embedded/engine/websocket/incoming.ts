import type { Duplex } from 'node:stream';
import type { EventEmitter } from 'node:events';
import { GatheredBytes, type Receiver } from '#runtime/bytes/gathered-bytes.ts';
import type { HeldBytes } from '#runtime/bytes/held-bytes.ts';
import type { WebSocket } from 'ws';
import { ProtocolFaultError } from './protocol.ts';

/** Bytes of one message, and of all waiting ones together, before it is known who sends them. */
export const MAX_EARLY_BYTES = 64 * 1024;
/** Close code "Try Again Later", after which the libraries connect again. */
const TRY_AGAIN_LATER = 1013;

type IncomingParts = {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly network: string;
  readonly received: HeldBytes;
};

/**
 * Bounds what the client of one socket can make this process keep: the message that has not come whole yet, and the
 * messages that wait for the ack. Beyond the bound of its network or of the process the socket is closed with 1013.
 */
export class Incoming {
  readonly #parts: IncomingParts;
  readonly #gathered: GatheredBytes;
  #maxBytes = MAX_EARLY_BYTES;
  #earlyBytes = 0;

  constructor(parts: IncomingParts) {
    const { socket, stream, received, network } = parts;
    const receiver = (socket as WebSocket & { readonly _receiver: Receiver & EventEmitter })._receiver;
    this.#parts = parts;
    this.#gathered = new GatheredBytes(receiver, received, network);
    // `ws` itself would close the socket without a reason.
    receiver.prependListener('error', (error: NodeJS.ErrnoException) => this.#explain(error));
    stream.on('data', (packet: Buffer) => this.#count(packet.length));
  }

  /** Counts a whole message that waits for the ack. */
  wait(bytes: number): void {
    this.#earlyBytes += bytes;
    if (this.#earlyBytes > MAX_EARLY_BYTES) {
      const message = `the messages before the ack have ${this.#earlyBytes} bytes; ${MAX_EARLY_BYTES} are allowed together`;
      throw new ProtocolFaultError({ closeCode: 1009, message });
    }
  }

  /** Counts again after a message has left the receiver. */
  left(): void {
    this.#count(0);
  }

  /** Sets the bytes of a message once it is known who sends it; no message waits any longer. */
  know(maxBytes: number): void {
    this.#maxBytes = maxBytes;
    this.#gathered.limit(maxBytes);
    this.#earlyBytes = 0;
    this.#count(0);
  }

  release(): void {
    this.#gathered.release();
  }

  #count(packetBytes: number): void {
    const { socket, stream } = this.#parts;
    if (socket.readyState !== socket.OPEN) return;
    if (this.#gathered.count(packetBytes, this.#earlyBytes)) return;
    socket.close(TRY_AGAIN_LATER, 'too-busy');
    // Nothing more is read, so no answer to the close frame is waited for.
    socket.pause();
    stream.end(() => socket.terminate());
  }

  #explain({ code }: NodeJS.ErrnoException): void {
    if (code !== 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') return;
    this.#parts.socket.close(1009, `the message is too long; ${this.#maxBytes} bytes are allowed`);
  }
}
