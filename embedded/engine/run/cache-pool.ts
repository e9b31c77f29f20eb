/** A cache that gives up its older half when the pool is full. */
export type PooledCache = {
  readonly bytes: number;
  /** Forgets the values that were not used lately; the cache has fewer bytes then. */
  readonly shrink: () => void;
};

/** Bounds the bytes of all caches of one core: the largest cache shrinks first, so that no role starves another. */
export class CachePool {
  readonly #maxBytes: number;
  readonly #caches = new Set<PooledCache>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  join(cache: PooledCache): void {
    this.#caches.add(cache);
  }

  /** Gives back the bytes of a cache that is not used any more. */
  leave(cache: PooledCache): void {
    if (this.#caches.delete(cache)) this.#bytes -= cache.bytes;
  }

  /** Counts bytes that a cache has kept (above 0) or forgotten (below 0). */
  count(bytes: number): void {
    this.#bytes += bytes;
    while (this.#bytes > this.#maxBytes && bytes > 0) this.#largest()?.shrink();
  }

  #largest(): PooledCache | undefined {
    let largest: PooledCache | undefined;
    for (const cache of this.#caches) if (cache.bytes > (largest?.bytes ?? 0)) largest = cache;

    return largest;
  }
}
