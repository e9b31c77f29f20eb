const MEBIBYTE = 1024 * 1024;
/** Bytes of a request or of a socket that are not counted, so that small messages cost no counting. */
export const FREE_BYTES = 16 * 1024;

type Bounds = {
  /** Bytes of one network. */
  readonly perNetwork: number;
  readonly inAll: number;
};

/** Counts bytes that the process keeps for clients, by network, within a bound for each network and one for all. */
export class HeldBytes {
  readonly #bounds: Bounds;
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get total(): number {
    return this.#total;
  }

  /** Returns false, and counts nothing, if a bound would be exceeded; else `release` must follow. */
  hold(network: string, bytes: number): boolean {
    const held = this.of(network) + bytes;
    if (held > this.#bounds.perNetwork || this.#total + bytes > this.#bounds.inAll) return false;
    this.add(network, bytes);

    return true;
  }

  /** Returns the bytes that are held for a network. */
  of(network: string): number {
    return this.#byNetwork.get(network) ?? 0;
  }

  /** Counts bytes that are held already, whatever the bounds. */
  add(network: string, bytes: number): void {
    if (bytes === 0) return;
    this.#byNetwork.set(network, this.of(network) + bytes);
    this.#total += bytes;
  }

  release(network: string, bytes: number): void {
    if (bytes === 0) return;
    const left = this.of(network) - bytes;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
    this.#total -= bytes;
  }
}

/** Makes the count of what clients have sent and this process has not answered or passed on yet. */
export function countReceived(): HeldBytes {
  return new HeldBytes({ perNetwork: 16 * MEBIBYTE, inAll: 128 * MEBIBYTE });
}

/** The bytes that one request or socket holds; the first FREE_BYTES are not counted. */
export class HeldShare {
  readonly #held: HeldBytes;
  readonly #network: string;
  #counted = 0;

  constructor(held: HeldBytes, network: string) {
    this.#held = held;
    this.#network = network;
  }

  /** Replaces the number of bytes; returns false, and changes nothing, if a bound would be exceeded. */
  set(bytes: number): boolean {
    const now = Math.max(0, bytes - FREE_BYTES);
    if (now > this.#counted && !this.#held.hold(this.#network, now - this.#counted)) return false;
    if (now < this.#counted) this.#held.release(this.#network, this.#counted - now);
    this.#counted = now;

    return true;
  }
}
