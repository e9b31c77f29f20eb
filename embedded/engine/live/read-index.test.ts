import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LivePlan } from '../contract/execution.ts';
import { LiveEngine } from './live-engine.ts';

const TABLE = '["public","item"]';
const SAFETY_MS = 1_000_000;
const PLAN: LivePlan = {
  groupKey: 'by id',
  role: 'user',
  batchSql: 'by id',
  cohortValues: '{}',
  dependencies: [{ schema: 'public', name: 'item' }],
};

describe('a change to a table of live queries', () => {
  let engine: LiveEngine;

  beforeEach(() => {
    vi.useFakeTimers();
    engine = new LiveEngine({
      mode: 'push',
      runBatch: (_, cohorts) => ({
        answers: Promise.resolve(cohorts.map(() => ({ data: '[]', cursor: '' }))),
        cancel: () => undefined,
      }),
      batchSize: 100,
      pollIntervalMs: 100_000_000,
      safetyIntervalMs: SAFETY_MS,
      coalesceMs: 3,
      costlyMs: 250,
      kindOfFailure: () => 'fault',
      reportFailure: () => undefined,
      describeError: () => '{}',
      reportFault: () => undefined,
    });
    engine.start();
    engine.setWatched(new Set([TABLE]));
    engine.setFeedUp(true);
  });
  afterEach(() => {
    engine.stop();
    vi.useRealTimers();
  });

  /** Returns the number of answers that a change makes the engine fetch. */
  const fetchedBy = async (hashes: ReadonlyMap<string, readonly string[]> | undefined) => {
    const before = engine.counts().fetched;
    engine.changed({ table: TABLE, hashes });
    await vi.advanceTimersByTimeAsync(1_000);
    return engine.counts().fetched - before;
  };
  const follow = (id: number) => {
    const reads = new Map([[TABLE, [{ column: 'id', hash: `hash ${id}` }]]]);
    const plan = { ...PLAN, cohortValues: `{"p0":"${id}"}`, reads };
    return engine.subscribe({
      network: 'home',
      prepare: () => Promise.resolve(plan),
      next: () => undefined,
    });
  };

  it('of known rows refetches only the answers about them, and a change of unknown rows refetches all', async () => {
    for (let id = 0; id < 10_000; id += 1) await follow(id);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await fetchedBy(new Map([['id', ['hash 7']]]))).toBe(1);
    expect(await fetchedBy(new Map([['id', ['hash 8', 'hash 9', 'of nobody']]]))).toBe(2);
    expect(await fetchedBy(new Map([['owner', ['hash 7']]]))).toBe(10_000);
    expect(await fetchedBy(undefined)).toBe(10_000);
  });

  it('refetches nothing for a subscription that has ended', async () => {
    const { close } = await follow(1);
    await vi.advanceTimersByTimeAsync(1_000);
    close();

    expect(await fetchedBy(new Map([['id', ['hash 1']]]))).toBe(0);
  });

  it('is not awaited by the periodic safety refetch, which fetches a tenth of all answers at a time', async () => {
    for (let id = 0; id < 1_000; id += 1) await follow(id);
    await vi.advanceTimersByTimeAsync(1_000);
    const before = engine.counts().fetched;

    await vi.advanceTimersByTimeAsync(SAFETY_MS / 10);
    expect(engine.counts().fetched - before).toBe(100);
    await vi.advanceTimersByTimeAsync((SAFETY_MS / 10) * 9);
    expect(engine.counts().fetched - before).toBe(1_000);
  });
});
