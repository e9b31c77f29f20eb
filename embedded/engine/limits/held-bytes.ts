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
