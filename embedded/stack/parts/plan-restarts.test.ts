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

describe('a process that `npm start` restarts when it ends by itself', () => {
  it('waits longer before each restart, 10 s at most, and is reported from the third end on', () => {
    const delayAfter = plan();

    const delays = [1, 2, 3, 4, 5, 6].map(() => delayAfter('SIGSEGV'));

    expect(delays).toEqual([100, 1_000, 2_000, 5_000, 10_000, 10_000]);
    expect(said).toHaveLength(4);
    expect(said[0]).toBe(
      'The web part has ended 3 times within ten minutes (SIGSEGV) and starts again in 2 s.',
    );
  });

  it('is restarted after only 100 ms again once it has run for an hour', () => {
    const delayAfter = plan();
    for (let end = 1; end <= 5; end += 1) delayAfter('SIGSEGV');

    pass(3_600);

    expect(delayAfter('SIGSEGV')).toBe(100);
  });

  it('is reported at its third end, even if each run lasted 61 s', () => {
    const delayAfter = plan();
    for (let end = 1; end <= 3; end += 1) {
      delayAfter('SIGSEGV');
      pass(61);
    }

    expect(said).toHaveLength(1);
  });
});
