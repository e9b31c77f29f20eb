import { describe, expect, it } from 'vitest';
import { reconnectDelayMs } from './reconnect-delay.ts';

describe('reconnectDelayMs', () => {
  it('is 1, 2, 5, then 10 s each', () => {
    const delays = [0, 1, 2, 3, 4, 20].map((attempt) => reconnectDelayMs(attempt, () => 0));

    expect(delays).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
  });

  it('is up to 30 percent shorter by chance', () => {
    expect([0, 1, 2, 3].map((attempt) => reconnectDelayMs(attempt, () => 1))).toEqual([
      700, 1400, 3500, 7000,
    ]);
  });
});
