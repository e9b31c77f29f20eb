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
    const held = (this.#byNetwork.get(network) ?? 0) + bytes;
    if (held > this.#bounds.perNetwork || this.#total + bytes > this.#bounds.inAll) return false;
    this.#byNetwork.set(network, held);
    this.#total += bytes;

    return true;
  }

  release(network: string, bytes: number): void {
    if (bytes === 0) return;
    const left = (this.#byNetwork.get(network) ?? 0) - bytes;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
    this.#total -= bytes;
  }
}
