import { describe, expect, it } from 'vitest';
import { mailsPerMinute, withSample, type Sample } from './speed.ts';

const after = (...samples: [number, number][]) =>
  samples.reduce<Sample[]>((kept, [atMs, done]) => withSample(kept, { atMs, done }), []);

describe('the sending speed of a newsletter', () => {
  it('is 0 until two counts of sent mails are known', () => {
    expect(mailsPerMinute([])).toBe(0);
    expect(mailsPerMinute(after([0, 5]))).toBe(0);
  });

  it('is the rate of the last ten seconds, in mails a minute', () => {
    expect(mailsPerMinute(after([0, 0], [5000, 50]))).toBe(600);
    expect(mailsPerMinute(after([0, 0], [20_000, 1000], [30_000, 1100]))).toBe(600);
  });

  it('ignores the counts from before a drop, such as a retry causes', () => {
    expect(mailsPerMinute(after([0, 100], [1000, 90], [2000, 100]))).toBe(600);
  });
});
