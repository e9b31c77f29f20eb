import { hash } from 'node:crypto';

/** Keys remembered as seen once. */
const MAX_SEEN = 4_096;
/** What is larger than this share of the cache would drive too much else out. */
const LARGEST_SHARE = 8;

/**
 * Keeps the values that were used lately, of so many bytes together, from the second time on that one is offered:
 * what comes once costs no memory, and a flood of such things drives nothing out.
 *
 * Two generations stand in for an order of use: a hit in the younger one writes nothing, which makes it cheap.
 */
export class RecentCache<V> {
  readonly #maxBytes: number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  #youngBytes = 0;
  #oldBytes = 0;
  #seen = new Set<string>();
  #seenBefore = new Set<string>();
  readonly #sizes = new Map<string, number>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Of all that is kept, as far as it was told. */
  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  get(key: string): V | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const kept = this.#old.get(key);
    if (kept !== undefined) this.#renew(key, kept);

    return kept;
  }

  /** Offers a value; `bytes` is what it holds in memory, the key included. */
  offer(key: string, value: V, bytes: number): void {
    if (bytes > this.#maxBytes / LARGEST_SHARE || !this.#wasSeen(key)) return;
    this.#sizes.set(key, bytes);
    this.#keep(key, value, bytes);
  }

  #renew(key: string, value: V): void {
    const bytes = this.#sizes.get(key) ?? 0;
    this.#old.delete(key);
    this.#oldBytes -= bytes;
    this.#keep(key, value, bytes);
  }

  #keep(key: string, value: V, bytes: number): void {
    if (this.#youngBytes + bytes > this.#maxBytes / 2) {
      for (const gone of this.#old.keys()) this.#sizes.delete(gone);
      this.#old = this.#young;
      this.#oldBytes = this.#youngBytes;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(key, value);
    this.#youngBytes += bytes;
  }

  #wasSeen(key: string): boolean {
    const digest = hash('sha1', key, 'base64');
    if (this.#seen.has(digest) || this.#seenBefore.has(digest)) return true;
    this.#seen.add(digest);
    if (this.#seen.size >= MAX_SEEN) {
      this.#seenBefore = this.#seen;
      this.#seen = new Set();
    }

    return false;
  }
}
