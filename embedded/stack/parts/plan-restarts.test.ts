import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planRestarts } from './plan-restarts.ts';

let said: string[];

beforeEach(() => {
  said = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const plan = () => planRestarts({ subject: 'The web part', say: (text) => said.push(text) });
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

describe('a process that ends by itself', () => {
  it('starts again later each time, 10 s later at most, and is told of from the third time on', () => {
    const delayAfter = plan();

    const delays = [1, 2, 3, 4, 5, 6].map(() => delayAfter('SIGSEGV'));

    expect(delays).toEqual([100, 1_000, 2_000, 5_000, 10_000, 10_000]);
    expect(said).toHaveLength(4);
    expect(said[0]).toBe(
      'The web part has ended 3 times within ten minutes (SIGSEGV) and starts again in 2 s.',
    );
  });

  it('starts again at once after an hour without an end', () => {
    const delayAfter = plan();
    for (let end = 1; end <= 5; end += 1) delayAfter('SIGSEGV');

    pass(3_600);

    expect(delayAfter('SIGSEGV')).toBe(100);
  });

  it('is told of where it ends every 61 s', () => {
    const delayAfter = plan();
    for (let end = 1; end <= 3; end += 1) {
      delayAfter('SIGSEGV');
      pass(61);
    }

    expect(said).toHaveLength(1);
  });
});
