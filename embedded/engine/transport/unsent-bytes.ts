import { HeldBytes } from '#runtime/bytes/held-bytes.ts';

const MEBIBYTE = 1024 * 1024;
const PER_NETWORK = 16 * MEBIBYTE;
const IN_ALL = 128 * MEBIBYTE;
/** Bytes that a network may always have, so that no other network can silence it. */
const OWN_BYTES = 16 * 1024;
const SWEEP_MS = 500;

/** A connection whose client has yet to read, or that waits for room. */
export type Reader = {
  /** Counts what is unsent, and ends the connection of too slow a client; returns false once nothing is left to do. */
  readonly sweep: () => boolean;
};

/**
 * The bytes of answers that this process keeps until clients read them, of sockets and of HTTP. One timer looks at all
 * connections that have such bytes, and rests while there are none.
 */
export class UnsentBytes {
  readonly #held = new HeldBytes({ perNetwork: PER_NETWORK, inAll: IN_ALL });
  readonly #readers = new Set<Reader>();
  #timer: NodeJS.Timeout | undefined;

  get total(): number {
    return this.#held.total;
  }

  of(network: string): number {
    return this.#held.of(network);
  }

  /**
   * Returns true if a network may have so many bytes more. An answer longer than a network's bound fits when nothing
   * else of the network is unsent.
   */
  fits(network: string, bytes: number): boolean {
    const { total } = this.#held;
    if (total === 0) return true;
    const held = this.#held.of(network);
    if (held > 0 && held + bytes > PER_NETWORK) return false;

    return total + Math.min(bytes, PER_NETWORK) <= IN_ALL || held + bytes <= OWN_BYTES;
  }

  /** Replaces the bytes that were counted for a connection; returns the new ones. */
  recount(network: string, before: number, now: number): number {
    if (now > before) this.#held.add(network, now - before);
    else this.#held.release(network, before - now);

    return now;
  }

  watch(reader: Reader): void {
    this.#readers.add(reader);
    this.#timer ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /** Looks at every connection once. */
  sweep(): void {
    for (const reader of this.#readers) if (!reader.sweep()) this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
