import { describe, expect, it } from 'vitest';
import { CachePool } from './cache-pool.ts';
import { RecentCache } from './recent-cache.ts';

const offerTwice = (cache: RecentCache<string>, key: string, bytes: number) => {
  cache.offer(key, key, bytes);
  cache.offer(key, key, bytes);
};

describe('RecentCache', () => {
  it('keeps a value only when it is offered a second time', () => {
    const cache = new RecentCache<string>(1_000);

    cache.offer('a', 'first', 10);
    expect(cache.get('a')).toBeUndefined();
    cache.offer('a', 'second', 10);

    expect(cache.get('a')).toBe('second');
  });

  it('never holds more bytes than its limit, and no single value that is too large', () => {
    const cache = new RecentCache<string>(1_000);

    for (let at = 0; at < 10_000; at += 1) {
      offerTwice(cache, `key ${at}`, 90);
      expect(cache.bytes).toBeLessThanOrEqual(1_000);
    }
    offerTwice(cache, 'large', 126);

    expect(cache.get('large')).toBeUndefined();
    expect(cache.get('key 9999')).toBe('key 9999');
    expect(cache.get('key 0')).toBeUndefined();
  });

  it('keeps a value that is read regularly while other values come and go', () => {
    const cache = new RecentCache<string>(1_000);
    offerTwice(cache, 'hot', 50);

    for (let at = 0; at < 1_000; at += 1) {
      offerTwice(cache, `other ${at}`, 50);
      expect(cache.get('hot')).toBe('hot');
    }
  });

  it('evicts nothing for values that are offered only once', () => {
    const cache = new RecentCache<string>(1_000);
    offerTwice(cache, 'hot', 50);

    for (let at = 0; at < 100_000; at += 1) cache.offer(`once ${at}`, 'x', 50);

    expect(cache.get('hot')).toBe('hot');
    expect(cache.bytes).toBe(50);
  });

  it('tells of each value that had to make room', () => {
    const gone: string[] = [];
    const cache = new RecentCache<string>(1_000, undefined, (value, key) => gone.push(`${key}: ${value}`));

    for (let at = 0; at < 10; at += 1) offerTwice(cache, `key ${at}`, 125);

    expect(gone).toEqual(['key 0: key 0', 'key 1: key 1', 'key 2: key 2', 'key 3: key 3']);
  });

  it('forgets a value that is deleted, whether it was used lately or not', () => {
    const pool = new CachePool(Infinity);
    const cache = new RecentCache<string>(1_000, pool);
    for (let at = 0; at < 6; at += 1) offerTwice(cache, `key ${at}`, 125);

    ['key 0', 'key 5', 'missing'].forEach((key) => cache.delete(key));

    expect([cache.get('key 0'), cache.get('key 5')]).toEqual([undefined, undefined]);
    expect([cache.bytes, pool.bytes]).toEqual([500, 500]);
  });

  it('tells whether an offered value is kept', () => {
    const cache = new RecentCache<string>(1_000);

    expect([cache.offer('a', 'a', 10), cache.offer('a', 'a', 10), cache.offer('b', 'b', 500)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('does not call a value kept that a full pool drops at once', () => {
    const cache = new RecentCache<string>(1_000, new CachePool(100));

    cache.offer('a', 'a', 110);

    expect(cache.offer('a', 'a', 110)).toBe(false);
    expect(cache.get('a')).toBeUndefined();
  });
});
