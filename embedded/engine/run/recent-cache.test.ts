import { describe, expect, it } from 'vitest';
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
});
