import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchLoop } from './fetch-loop.ts';

describe('FetchLoop', () => {
  let work: boolean;
  let fetches: ((isReached: boolean) => void)[];
  let loop: FetchLoop;
  const faults: unknown[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    work = false;
    fetches = [];
    faults.length = 0;
    loop = new FetchLoop({
      coalesceMs: 3,
      hasWork: () => work,
      fetch: () => {
        work = false;
        return new Promise((resolve) => fetches.push(resolve));
      },
      reportFault: (error) => faults.push(error),
    });
  });
  afterEach(() => {
    loop.stop();
    vi.useRealTimers();
  });

  const wakeWithWork = () => {
    work = true;
    loop.wake();
  };
  const end = async (isReached: boolean) => {
    fetches.at(-1)?.(isReached);
    await vi.advanceTimersByTimeAsync(0);
  };

  it('stays idle when it is woken without work', () => {
    loop.wake();

    expect(loop.state).toBe('idle');
  });

  it('passes from "idle" to "planned" to "fetching" and back to "idle"', async () => {
    wakeWithWork();
    expect(loop.state).toBe('planned');

    await vi.advanceTimersByTimeAsync(0);
    expect(loop.state).toBe('fetching');

    await end(true);
    expect(loop.state).toBe('idle');
  });

  it('makes one further fetch for all wake-ups during a fetch', async () => {
    wakeWithWork();
    await vi.advanceTimersByTimeAsync(0);
    wakeWithWork();
    wakeWithWork();
    expect(fetches).toHaveLength(1);

    await end(true);
    expect(loop.state).toBe('planned');
    await vi.advanceTimersByTimeAsync(300);
    expect(fetches).toHaveLength(2);
  });

  it('waits longer after each fetch that does not reach the database, up to two seconds', async () => {
    for (const pauseMs of [0, 100, 200, 400, 800, 1_600, 2_000, 2_000]) {
      wakeWithWork();
      const before = fetches.length;
      if (pauseMs > 0) {
        await vi.advanceTimersByTimeAsync(pauseMs - 1);
        expect(fetches).toHaveLength(before);
      }
      await vi.advanceTimersByTimeAsync(1);
      expect(fetches).toHaveLength(before + 1);
      await end(false);
    }
  });

  it('reports a fetch that throws, and fetches again', async () => {
    const fault = new Error('unforeseen');
    const broken = new FetchLoop({
      coalesceMs: 3,
      hasWork: () => true,
      fetch: () => Promise.reject(fault),
      reportFault: (error) => faults.push(error),
    });
    broken.wake();
    await vi.advanceTimersByTimeAsync(150);

    expect(faults).toEqual([fault, fault]);
    broken.stop();
  });

  it('fetches no more once it is stopped, even if a fetch ends later', async () => {
    wakeWithWork();
    await vi.advanceTimersByTimeAsync(0);
    loop.stop();
    work = true;
    await end(true);
    await vi.advanceTimersByTimeAsync(5_000);

    expect(loop.state).toBe('stopped');
    expect(fetches).toHaveLength(1);
  });
});
