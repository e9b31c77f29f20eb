import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveEngine } from './live-engine.ts';

let looks: number[] = [];
let engine: LiveEngine;

beforeEach(() => {
  vi.useFakeTimers();
  engine = new LiveEngine({
    mode: 'push',
    runBatch: (_, cohorts) => {
      looks.push(Date.now() % 1_000);
      return {
        answers: Promise.resolve(cohorts.map(() => ({ data: '1', cursor: '' }))),
        cancel: () => undefined,
      };
    },
    batchSize: 100,
    pollIntervalMs: 60_000,
    safetyIntervalMs: 1_000_000,
    coalesceMs: 3,
    costlyMs: 250,
    kindOfFailure: () => 'fault',
    reportFailure: () => undefined,
    describeError: () => '{}',
    reportFault: () => undefined,
  });
  engine.start();
  engine.setWatched(new Set(['["public","item"]']));
  engine.setFeedUp(true);
});
afterEach(() => {
  engine.stop();
  vi.useRealTimers();
});

const isRightAfterSecond = (ms: number) => ms >= 5 && ms < 20;

it('looks at conditions on the time right after each second, once for all, also after a sleep of the machine', async () => {
  const plan = { groupKey: 'timed', role: 'user', batchSql: '', cohortValues: '{}', readsClock: true };
  const dependencies = [{ schema: 'public', name: 'item' }];
  for (let page = 0; page < 200; page += 1)
    await engine.subscribe({
      network: 'home',
      prepare: () => Promise.resolve({ ...plan, dependencies }),
      next: () => undefined,
    });
  await vi.advanceTimersByTimeAsync(50);
  looks = [];

  await vi.advanceTimersByTimeAsync(3_000);
  expect(looks).toHaveLength(3);
  expect(looks.every(isRightAfterSecond)).toBe(true);

  // The clock goes on during a sleep, timers don't.
  vi.setSystemTime(Date.now() + 3_600_400);
  looks = [];
  await vi.advanceTimersByTimeAsync(4_000);
  expect(looks.length).toBeGreaterThanOrEqual(4);
  expect(looks.slice(1).every(isRightAfterSecond)).toBe(true);
});
