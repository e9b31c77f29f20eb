import { describe, expect, it } from 'vitest';
import { createGoodKeys } from './good-keys.ts';

const HOUR_MS = 3_600_000;

describe('the list of API keys that were valid recently', () => {
  it('keeps a key until an hour after its token has expired, or until the key is refused', () => {
    let nowMs = 0;
    const good = createGoodKeys(() => nowMs);
    good.note('a', 1_000);
    good.note('b', 1_000);
    good.forget('b');

    expect([good.has('a'), good.has('b'), good.has('c')]).toEqual([true, false, false]);
    nowMs = HOUR_MS + 1_000;
    expect(good.has('a')).toBe(false);
  });

  it('holds at most 5,000 keys and drops the key that was noted the longest time ago', () => {
    const good = createGoodKeys(() => 0);
    for (let at = 0; at < 5_000; at += 1) good.note(`k${at}`, 1_000);
    good.note('k0', 2_000);
    good.note('new', 1_000);

    expect(['k0', 'k1', 'k2', 'new'].map(good.has)).toEqual([true, false, true, true]);
  });
});
