import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefusedTokens } from './refused-tokens.ts';

describe('the list of refused tokens', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const token = (jti: string, from = 0, until = 300_000, ended = false) => ({ jti, from, until, ended });

  it('refuses the tokens it names, each from its start time on', () => {
    const list = createRefusedTokens();
    list.replace([token('a'), token('later', 1_000)]);

    expect(['a', 'later', 'b'].map(list.isRefused)).toEqual([true, false, false]);
    vi.advanceTimersByTime(1_000);
    expect(list.isRefused('later')).toBe(true);
  });

  it('closes connections opened with a listed token, at once or at the time from which it is refused', () => {
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

  it('tells a connection whether the key has ended, too', () => {
    const list = createRefusedTokens();
    const reasons: string[] = [];
    for (const jti of ['narrowed', 'over']) list.hold(jti, (reason) => reasons.push(`${jti}: ${reason}`));

    list.replace([token('narrowed'), token('over', 0, 300_000, true)]);

    expect(reasons).toEqual(['narrowed: token-revoked', 'over: key-ended']);
    expect(['narrowed', 'over', 'b'].map(list.refusalOf)).toEqual(['token-revoked', 'key-ended', undefined]);
  });

  it("closes a connection that is opened before its token's start time when that time comes", () => {
    const list = createRefusedTokens();
    const end = vi.fn();
    list.replace([token('a', 1_000)]);
    list.hold('a', end);

    vi.advanceTimersByTime(1_000);

    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not close a connection again that has closed by itself', () => {
    const list = createRefusedTokens();
    const [closed, open] = [vi.fn(), vi.fn()];
    const release = list.hold('a', closed);
    list.hold('a', open);
    release();

    list.replace([token('a')]);

    expect([closed.mock.calls.length, open.mock.calls.length]).toEqual([0, 1]);
  });

  it('accepts a token again once a later list does not name it, or once its entry has expired', () => {
    const list = createRefusedTokens();
    list.replace([token('a'), token('past', -20, -10)]);
    expect(list.isRefused('past')).toBe(false);

    list.replace([]);
    expect(list.isRefused('a')).toBe(false);
  });
});
