import { hash } from 'node:crypto';
import { CachePool } from './cache-pool.ts';

/** Keys of one generation that are remembered as offered once. */
const MAX_SEEN = 4_096;
/** Characters up to which a key is remembered itself; of a longer one its digest is. */
const SHORT_KEY_LENGTH = 64;
/**
 * A value larger than the cache's size divided by this number is not kept, because it would displace too many others.
 */
const LARGEST_SHARE = 8;

/**
 * Keeps recently used values, up to a total of `maxBytes`. A value is kept from its second offer on, so that values
 * needed once cost no memory and many of them displace nothing.
 *
 * Two generations replace an exact order of use: a hit in the younger generation writes nothing, which makes it cheap.
 */
export class RecentCache<V> {
  readonly #maxBytes: number;
  readonly #pool: CachePool;
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  #youngBytes = 0;
  #oldBytes = 0;
  #seen = new Set<string>();
  #seenBefore = new Set<string>();
  readonly #sizes = new Map<string, number>();

  constructor(maxBytes: number, pool = new CachePool(Infinity)) {
    this.#maxBytes = maxBytes;
    this.#pool = pool;
    pool.join(this);
  }

  /** Bytes of all kept values, by the sizes given to `offer`. */
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

  /** Offers a value; `bytes` is its size in memory, the key included. */
  offer(key: string, value: V, bytes: number): void {
    if (bytes > this.#maxBytes / LARGEST_SHARE || !this.#wasSeen(key)) return;
    this.#sizes.set(key, bytes);
    this.#keep(key, value, bytes);
  }

  /** Forgets the older generation, or all if there is none. */
  shrink(): void {
    if (this.#old.size === 0) this.#age();
    this.#forgetOld();
  }

  /** Takes the cache out of its pool. */
  close(): void {
    this.#pool.leave(this);
  }

  #renew(key: string, value: V): void {
    const bytes = this.#sizes.get(key) ?? 0;
    this.#old.delete(key);
    this.#oldBytes -= bytes;
    this.#pool.count(-bytes);
    this.#keep(key, value, bytes);
  }

  #keep(key: string, value: V, bytes: number): void {
    if (this.#youngBytes + bytes > this.#maxBytes / 2) {
      this.#forgetOld();
      this.#age();
    }
    this.#young.set(key, value);
    this.#youngBytes += bytes;
    this.#pool.count(bytes);
  }

  #age(): void {
    this.#old = this.#young;
    this.#oldBytes = this.#youngBytes;
    this.#young = new Map();
    this.#youngBytes = 0;
  }

  #forgetOld(): void {
    for (const gone of this.#old.keys()) this.#sizes.delete(gone);
    const bytes = this.#oldBytes;
    this.#old = new Map();
    this.#oldBytes = 0;
    this.#pool.count(-bytes);
  }

  #wasSeen(key: string): boolean {
    const digest = key.length <= SHORT_KEY_LENGTH ? key : hash('sha1', key, 'base64');
    if (this.#seen.has(digest) || this.#seenBefore.has(digest)) return true;
    this.#seen.add(digest);
    if (this.#seen.size >= MAX_SEEN) {
      this.#seenBefore = this.#seen;
      this.#seen = new Set();
    }

    return false;
  }
}
