import { HeldShare, type HeldBytes } from './held-bytes.ts';

/** The private parts of a `Receiver` of `ws` (decision 64): its bound for one message, and what it has gathered. */
export type Receiver = {
  _maxPayload: number;
  readonly _bufferedBytes: number;
  readonly _buffers: readonly unknown[];
  readonly _fragments: readonly unknown[];
};

/** Bytes that each packet costs besides its content; a client may send its messages byte by byte. */
const PACKET_BYTES = 256;

/**
 * Counts what a socket's receiver keeps of a message that has not come whole yet. All packets count from the first
 * fragment of a message on, because a fragment keeps the whole packet in memory in which it came.
 */
export class GatheredBytes {
  readonly #receiver: Receiver;
  readonly #share: HeldShare;
  #bytes = 0;
  #isReleased = false;

  constructor(receiver: Receiver, held: HeldBytes, network: string) {
    this.#receiver = receiver;
    this.#share = new HeldShare(held, network);
  }

  /** Sets the bytes that one message may have. */
  limit(bytes: number): void {
    this.#receiver._maxPayload = bytes;
  }

  /**
   * Counts again after a packet of `packetBytes` or, without one, after a message was handled; `others` are bytes that
   * the socket holds elsewhere. Returns false if its network or the process holds too many.
   */
  count(packetBytes = 0, others = 0): boolean {
    if (this.#isReleased) return true;
    const { _bufferedBytes, _buffers, _fragments } = this.#receiver;
    if (_fragments.length === 0) this.#bytes = _bufferedBytes + _buffers.length * PACKET_BYTES;
    else if (packetBytes > 0) this.#bytes += packetBytes + PACKET_BYTES;

    return this.#share.set(this.#bytes + others);
  }

  /** Gives back all bytes, and counts no further ones. */
  release(): void {
    this.#isReleased = true;
    this.#share.set(0);
  }
}
