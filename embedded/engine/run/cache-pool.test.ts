import { describe, expect, it } from 'vitest';
import { CachePool } from './cache-pool.ts';
import { RecentCache } from './recent-cache.ts';

/** Offers a value twice, as a cache keeps it from the second offer on. */
function keep(cache: RecentCache<string>, key: string, bytes: number): void {
  cache.offer(key, key, bytes);
  cache.offer(key, key, bytes);
}

describe('CachePool', () => {
  it('limits the bytes of all its caches together, and takes space from the largest first', () => {
    const pool = new CachePool(100);
    const [large, small] = [new RecentCache<string>(1_000, pool), new RecentCache<string>(1_000, pool)];
    keep(small, 'small', 20);
    for (let index = 0; index < 20; index += 1) keep(large, `large ${index}`, 10);

    expect(pool.bytes).toBe(large.bytes + small.bytes);
    expect(pool.bytes).toBeLessThanOrEqual(100);
    expect(small.get('small')).toBe('small');
    expect(large.get('large 19')).toBe('large 19');
    expect(large.get('large 0')).toBeUndefined();
  });

  it('regains the bytes of a cache that is closed', () => {
    const pool = new CachePool(100);
    const cache = new RecentCache<string>(1_000, pool);
    keep(cache, 'a', 60);

    cache.close();

    expect(pool.bytes).toBe(0);
  });
});
