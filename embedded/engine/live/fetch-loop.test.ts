import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchLoop } from './fetch-loop.ts';

const COALESCE_MS = 3;

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
      coalesceMs: COALESCE_MS,
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
  const fetchOnce = async () => {
    wakeWithWork();
    await vi.advanceTimersByTimeAsync(0);
    await end(true);
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
    await end(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetches).toHaveLength(2);
    expect(loop.state).toBe('idle');
  });

  it('never fetches twice at the same time, however long a fetch takes and however often it is woken', async () => {
    wakeWithWork();
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      wakeWithWork();
    }

    expect(fetches).toHaveLength(1);
    expect(loop.state).toBe('fetching');
  });

  it('begins the next fetch of many no sooner than the pace allows', async () => {
    await fetchOnce();
    wakeWithWork();

    await vi.advanceTimersByTimeAsync(COALESCE_MS - 1);
    expect(fetches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
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

  it('waits no longer than the pace says once a fetch has reached the database again', async () => {
    for (const isReached of [false, false, true]) {
      wakeWithWork();
      await vi.advanceTimersByTimeAsync(200);
      await end(isReached);
    }
    wakeWithWork();
    await vi.advanceTimersByTimeAsync(COALESCE_MS);

    expect(fetches).toHaveLength(4);
  });

  it('reports a fetch that throws, and fetches again', async () => {
    const fault = new Error('unforeseen');
    const broken = new FetchLoop({
      coalesceMs: COALESCE_MS,
      hasWork: () => true,
      fetch: () => Promise.reject(fault),
      reportFault: (error) => faults.push(error),
    });
    broken.wake();
    await vi.advanceTimersByTimeAsync(150);

    expect(faults).toEqual([fault, fault]);
    broken.stop();
  });

  it.each<[string, number, () => Promise<void>]>([
    ['is idle', 0, async () => undefined],
    ['is about to fetch', 0, async () => wakeWithWork()],
    [
      'waits for the pace',
      1,
      async () => {
        await fetchOnce();
        wakeWithWork();
      },
    ],
    [
      'fetches, even if the fetch ends later',
      1,
      async () => {
        wakeWithWork();
        await vi.advanceTimersByTimeAsync(0);
      },
    ],
  ])('fetches no more once it is stopped while it %s', async (_, fetched, prepare) => {
    await prepare();
    loop.stop();
    wakeWithWork();
    await end(true);
    await vi.advanceTimersByTimeAsync(5_000);

    expect(loop.state).toBe('stopped');
    expect(fetches).toHaveLength(fetched);
  });
});
