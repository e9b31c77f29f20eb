import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LivePlan } from '../contract/execution.ts';
import { LiveEngine, type LiveRequest } from './live-engine.ts';

const AWAY = new Error('the database is away');
const BUSY = new Error('too many others are served');
/** Milliseconds, many more than the one second within which clock conditions are refetched. */
const POLL_MS = 60_000;

const planOf = (rights: string, readsClock = false): LivePlan => ({
  groupKey: rights,
  role: 'user',
  batchSql: rights,
  cohortValues: '{}',
  dependencies: [{ schema: 'public', name: 'item' }],
  readsClock,
});

describe('LiveEngine', () => {
  let engine: LiveEngine;
  let fetched: string[];
  let faults: unknown[];
  let failures: unknown[];
  let pushes: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    fetched = [];
    faults = [];
    failures = [];
    pushes = [];
    engine = new LiveEngine({
      mode: 'push',
      runBatch: (plan, cohorts) => {
        fetched.push(plan.batchSql);
        const data = `"${plan.batchSql} ${fetched.length}"`;
        if (plan.batchSql.startsWith('failing'))
          return { answers: Promise.reject(new Error('a value is refused')), cancel: () => undefined };
        const answers = Promise.resolve(cohorts.map(() => ({ data, cursor: '' })));
        return { answers, cancel: () => undefined };
      },
      batchSize: 100,
      pollIntervalMs: POLL_MS,
      safetyIntervalMs: 1_000_000,
      coalesceMs: 3,
      costlyMs: 250,
      kindOfFailure: (error) => (error === AWAY ? 'away' : error === BUSY ? 'busy' : 'fault'),
      reportFailure: (error) => failures.push(error),
      describeError: () => '{"message":"no"}',
      reportFault: (error) => faults.push(error),
      onPushed: (delayMs) => pushes.push(delayMs),
    });
    engine.start();
    engine.setWatched(new Set(['["public","item"]']));
    engine.setFeedUp(true);
  });
  afterEach(() => {
    engine.stop();
    vi.useRealTimers();
  });

  const settle = () => vi.advanceTimersByTimeAsync(10);
  const subscribe = (
    prepare: () => Promise<LivePlan>,
    { next = () => undefined, ...more }: Partial<LiveRequest> = {},
  ) => engine.subscribe({ network: 'home', prepare, next, ...more });

  it('never uses old permissions for a subscription that was still being compiled during a reload', async () => {
    let rights = 'old';
    let compiled: ((plan: LivePlan) => void) | undefined;
    const prepare = vi.fn(() =>
      rights === 'old'
        ? new Promise<LivePlan>((resolve) => (compiled = resolve))
        : Promise.resolve(planOf(rights)),
    );
    const subscribing = subscribe(prepare);
    rights = 'new';
    await engine.reprepareAll();
    compiled?.(planOf('old'));
    await subscribing;
    await settle();

    expect(fetched).toEqual(['new']);
  });

  it('measures the delay from a commit to the answers that it caused, and of no other fetch', async () => {
    await subscribe(() => Promise.resolve(planOf('all')));
    await settle();
    engine.refetchAll();
    await settle();
    expect(pushes).toEqual([]);

    engine.changed({ table: '["public","item"]', hashes: undefined });
    await vi.advanceTimersByTimeAsync(0);
    engine.changed({ table: '["public","item"]', hashes: undefined });
    engine.changed({ table: '["public","other"]', hashes: undefined });
    await settle();

    // The second change waits 3 ms after the fetch of the first.
    expect(pushes).toEqual([0, 3]);
  });

  it('logs a failing live query once, even if each subscription uses another query text', async () => {
    for (let alias = 0; alias < 20; alias += 1) {
      const { close } = await subscribe(() => Promise.resolve(planOf(`failing ${alias}`)));
      await settle();
      close();
    }

    expect(failures).toHaveLength(1);
  });

  it('fetches nothing with old permissions once a metadata reload has begun', async () => {
    let release: (() => void) | undefined;
    const prepare = vi.fn(() => Promise.resolve(planOf('old')));
    await subscribe(prepare);
    await settle();
    prepare.mockImplementation(async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return planOf('new');
    });
    const reload = engine.reprepareAll();
    engine.refetchAll();
    await settle();
    expect(fetched).toEqual(['old']);

    release?.();
    await reload;
    await settle();
    expect(fetched).toEqual(['old', 'new']);
  });

  it('compiles equal requests once at a reload, and at most ten different ones at a time', async () => {
    const shared = vi.fn(() => Promise.resolve(planOf('shared')));
    const shown: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      await subscribe(shared, { key: 'same', next: ({ hash }) => shown.push(String(hash)) });
    }
    let open = 0;
    let most = 0;
    const slow = () => async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((done) => setTimeout(done, 5));
      open -= 1;
      return planOf('slow');
    };
    for (let index = 0; index < 25; index += 1) {
      const subscribing = subscribe(slow());
      await settle();
      await subscribing;
    }
    shared.mockClear();
    shown.length = 0;
    most = 0;

    const reload = engine.reprepareAll();
    await vi.advanceTimersByTimeAsync(100);
    await reload;

    expect(shared).toHaveBeenCalledTimes(1);
    expect(most).toBe(10);
    expect(engine.counts().subscriptions).toBe(30);
    await settle();
    expect(shown).toHaveLength(5);
  });

  it('holds nothing of a subscription whose compilation ends after the engine has stopped', async () => {
    let compiled: ((plan: LivePlan) => void) | undefined;
    const prepare = () => new Promise<LivePlan>((resolve) => (compiled = resolve));
    const subscribing = subscribe(prepare);
    engine.stop();
    compiled?.(planOf('late'));
    await subscribing;
    await settle();

    expect(fetched).toEqual([]);
    expect(engine.counts()).toMatchObject({ subscriptions: 0, groups: 0, cohorts: 0 });
  });

  it('retries the compilation of a subscription until the database is back', async () => {
    const prepare = vi.fn(() => Promise.resolve(planOf('old')));
    const next = vi.fn();
    await subscribe(prepare, { next });
    await settle();
    prepare.mockRejectedValue(AWAY);
    await engine.reprepareAll();
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(fetched).toEqual(['old']);

    prepare.mockResolvedValue(planOf('new'));
    await vi.advanceTimersByTimeAsync(POLL_MS + 10);
    expect(fetched).toEqual(['old', 'new']);
    expect(next).toHaveBeenCalledTimes(2);
  });

  it('retries a subscription that is refused for load, and sends its client no error meanwhile', async () => {
    const prepare = vi.fn(() => Promise.reject<LivePlan>(BUSY));
    const next = vi.fn();

    await subscribe(prepare, { next });
    await settle();
    expect(next).not.toHaveBeenCalled();
    prepare.mockImplementation(() => Promise.resolve(planOf('free')));
    await vi.advanceTimersByTimeAsync(POLL_MS + 10);

    expect(fetched).toEqual(['free']);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('closes a subscription whose client throws, and still serves the other subscribers of its query', async () => {
    const prepare = () => Promise.resolve(planOf('shared'));
    const fault = new Error('the socket is gone');
    const next = vi.fn();
    await subscribe(prepare, {
      next: () => {
        throw fault;
      },
    });
    await subscribe(prepare, { next });
    await settle();
    engine.changed({ table: '["public","item"]', hashes: undefined });
    await settle();

    expect(faults).toEqual([fault]);
    expect(next).toHaveBeenCalledTimes(2);
    expect(engine.counts()).toMatchObject({ subscriptions: 1 });
  });

  it('fetches a query that reads the clock each second, and no other query', async () => {
    await subscribe(() => Promise.resolve(planOf('still')));
    await subscribe(() => Promise.resolve(planOf('clock', true)));
    await settle();
    for (let second = 1; second <= 3; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(fetched).toEqual(['still', ...Array.from({ length: 1 + second }, () => 'clock')]);
    }
  });
});
