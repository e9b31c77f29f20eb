/**
 * Keeps the entries that were used lately, at least `capacity` of them and twice as many at most.
 *
 * Two generations stand in for an order of use: a hit in the younger one writes nothing, which makes it cheap.
 */
export class RecentCache<K, V> {
  readonly #capacity: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: K): V | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const kept = this.#old.get(key);
    if (kept !== undefined) this.set(key, kept);

    return kept;
  }

  set(key: K, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#capacity) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
