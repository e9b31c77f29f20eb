import { describe, expect, it } from 'vitest';
import { mailsPerMinute, withSample, type Sample } from './speed.ts';

const after = (...samples: [number, number][]) =>
  samples.reduce<Sample[]>((kept, [atMs, done]) => withSample(kept, { atMs, done }), []);

describe('the speed of a dispatch', () => {
  it('is unknown before two moments are known', () => {
    expect(mailsPerMinute([])).toBe(0);
    expect(mailsPerMinute(after([0, 5]))).toBe(0);
  });

  it('is what left in the last ten seconds, by the minute', () => {
    expect(mailsPerMinute(after([0, 0], [5000, 50]))).toBe(600);
    expect(mailsPerMinute(after([0, 0], [20_000, 1000], [30_000, 1100]))).toBe(600);
  });

  it('begins again where the counts go back, as at a retry', () => {
    expect(mailsPerMinute(after([0, 100], [1000, 90], [2000, 100]))).toBe(600);
  });
});
