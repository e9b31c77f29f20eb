import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefusedTokens } from './refused-tokens.ts';

describe('the list of refused tokens', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const token = (jti: string, from = 0, until = 300_000) => ({ jti, from, until });

  it('refuses from its moment on what it names, and no other', () => {
    const list = createRefusedTokens();
    list.replace([token('a'), token('later', 1_000)]);

    expect(['a', 'later', 'b'].map(list.isRefused)).toEqual([true, false, false]);
    vi.advanceTimersByTime(1_000);
    expect(list.isRefused('later')).toBe(true);
  });

  it('ends what is open by a token, at once or at its moment', () => {
    const list = createRefusedTokens();
    const ended: string[] = [];
    for (const jti of ['a', 'later', 'b']) list.hold(jti, () => ended.push(jti));

    list.replace([token('a'), token('later', 1_000)]);
    expect(ended).toEqual(['a']);
    vi.advanceTimersByTime(999);
    expect(ended).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a', 'later']);
  });

  it('ends what is opened before the moment that it knows of', () => {
    const list = createRefusedTokens();
    const end = vi.fn();
    list.replace([token('a', 1_000)]);
    list.hold('a', end);

    vi.advanceTimersByTime(1_000);

    expect(end).toHaveBeenCalledTimes(1);
  });

  it('leaves alone what has closed by itself', () => {
    const list = createRefusedTokens();
    const [closed, open] = [vi.fn(), vi.fn()];
    const release = list.hold('a', closed);
    list.hold('a', open);
    release();

    list.replace([token('a')]);

    expect([closed.mock.calls.length, open.mock.calls.length]).toEqual([0, 1]);
  });

  it('forgets what the next list does not name, and what has expired', () => {
    const list = createRefusedTokens();
    list.replace([token('a'), token('past', -20, -10)]);
    expect(list.isRefused('past')).toBe(false);

    list.replace([]);
    expect(list.isRefused('a')).toBe(false);
  });
});
