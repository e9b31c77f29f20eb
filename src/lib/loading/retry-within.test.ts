import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retryWithin } from './retry-within.ts';

beforeEach(() => vi.useFakeTimers());
describe('retryWithin', () => {
  it('waits 200 ms, then twice as long before each further attempt', async () => {
    const startedAt = Date.now();
    const at: number[] = [];
    const attempt = () => {
      at.push(Date.now() - startedAt);
      return at.length < 4 ? Promise.reject(new Error('away')) : Promise.resolve('there');
    };

    const result = retryWithin(attempt, { withinMs: 30_000, isRetryable: () => true });
    await vi.runAllTimersAsync();

    await expect(result).resolves.toBe('there');
    expect(at).toEqual([0, 200, 600, 1400]);
  });

  it('gives up before its time limit has passed', async () => {
    const attempt = vi.fn().mockRejectedValue(new Error('away'));

    const result = retryWithin(attempt, { withinMs: 1000, isRetryable: () => true }).catch(() => 'gave up');
    await vi.runAllTimersAsync();

    await expect(result).resolves.toBe('gave up');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('does not retry an error that is not retryable', async () => {
    const attempt = vi.fn().mockRejectedValue(new Error('refused'));

    await expect(retryWithin(attempt, { withinMs: 1000, isRetryable: () => false })).rejects.toThrow(
      'refused',
    );
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
