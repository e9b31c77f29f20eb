import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retryWithin } from './retry-within.ts';

beforeEach(() => vi.useFakeTimers());
describe('retryWithin', () => {
  it('waits 200 ms, then twice as long each time', async () => {
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

  it('gives up before the limit is passed', async () => {
    const attempt = vi.fn().mockRejectedValue(new Error('away'));

    const result = retryWithin(attempt, { withinMs: 1000, isRetryable: () => true }).catch(() => 'gave up');
    await vi.runAllTimersAsync();

    await expect(result).resolves.toBe('gave up');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('does not try again what another try cannot mend', async () => {
    const attempt = vi.fn().mockRejectedValue(new Error('refused'));

    await expect(retryWithin(attempt, { withinMs: 1000, isRetryable: () => false })).rejects.toThrow(
      'refused',
    );
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
