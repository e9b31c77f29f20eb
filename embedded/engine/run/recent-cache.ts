import { CachePool } from './cache-pool.ts';

/** Keys of one generation that are remembered as offered once. */
const MAX_SEEN = 4_096;
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
  #seen = new Set<number>();
  #seenBefore = new Set<number>();
  readonly #sizes = new Map<string, number>();

  readonly #onForget: (value: V, key: string) => void;

  /** `onForget` is called for each value that had to make room; not for one that `delete` takes out. */
  constructor(
    maxBytes: number,
    pool = new CachePool(Infinity),
    onForget: (value: V, key: string) => void = () => undefined,
  ) {
    this.#maxBytes = maxBytes;
    this.#pool = pool;
    this.#onForget = onForget;
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

  /** Offers a value; `bytes` is its size in memory, the key included. Returns whether the value is kept. */
  offer(key: string, value: V, bytes: number): boolean {
    if (bytes > this.#maxBytes / LARGEST_SHARE || !this.#wasSeen(key)) return false;
    this.#sizes.set(key, bytes);
    this.#keep(key, value, bytes);

    return this.#sizes.has(key);
  }

  delete(key: string): void {
    const bytes = this.#sizes.get(key) ?? 0;
    if (this.#young.delete(key)) this.#youngBytes -= bytes;
    else if (this.#old.delete(key)) this.#oldBytes -= bytes;
    else return;
    this.#sizes.delete(key);
    this.#pool.count(-bytes);
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
    const [gone, bytes] = [this.#old, this.#oldBytes];
    this.#old = new Map();
    this.#oldBytes = 0;
    this.#pool.count(-bytes);
    for (const [key, value] of gone) {
      this.#sizes.delete(key);
      this.#onForget(value, key);
    }
  }

  #wasSeen(key: string): boolean {
    const digest = digestOf(key);
    if (this.#seen.has(digest) || this.#seenBefore.has(digest)) return true;
    this.#seen.add(digest);
    if (this.#seen.size >= MAX_SEEN) {
      this.#seenBefore = this.#seen;
      this.#seen = new Set();
    }

    return false;
  }
}

/**
 * Returns a small whole number for a key, by FNV-1a. Two keys with one digest do no harm: the second is kept from its first
 * offer on.
 */
function digestOf(key: string): number {
  let digest = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) digest = Math.imul(digest ^ key.charCodeAt(at), 0x01000193);

  return digest >> 2;
}
