import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LivePlan } from '../contract/execution.ts';
import type { Cohort, LiveSink, Subscriber } from './cohort.ts';
import { Group } from './group.ts';
import type { Payload } from './payload.ts';

const LIVE: LivePlan = {
  groupKey: 'items',
  role: 'user',
  batchSql: 'select',
  cohortValues: '{}',
  dependencies: [{ schema: 'public', name: 'item' }],
};
const STREAM: LivePlan = { ...LIVE, cursorKey: 'cursor' };
const START = '{"cursor":"0"}';

describe('subscribers whose clients read slowly', () => {
  let group: Group;
  /** The values that were fetched, in their order. */
  let fetched: string[];
  /** Answer of the database; undefined means that the stream has no new rows. */
  let answer: { data: string; cursor: string } | undefined;

  /** Advances the clock by more than a group's longest pause between two fetches. */
  const settle = () => vi.advanceTimersByTimeAsync(300);
  const change = async (data: string, cursor = '') => {
    answer = { data, cursor };
    group.refetch();
    await settle();
  };
  const createGroup = (plan: LivePlan) =>
    new Group(plan, {
      runBatch: (_plan, cohorts) => {
        fetched.push(...cohorts.map(({ values }) => values));
        return { answers: Promise.resolve(cohorts.map(() => answer)), cancel: () => undefined };
      },
      batchSize: 100,
      coalesceMs: 3,
      describeError: () => '{}',
      costlyMs: 250,
      kindOfFailure: () => 'fault',
      reportFailure: () => undefined,
      reportFault: (error) => expect.fail(`an unforeseen fault: ${String(error)}`),
    });
  /** Adds a subscriber and returns the answers that it gets. */
  const join = async (values: string, ready?: LiveSink['ready']) => {
    const states: unknown[] = [];
    const next = ({ text }: Payload) => void states.push(JSON.parse(text));
    const subscriber: Subscriber = {
      sink: { next, ...(ready && { ready }) },
      fail: (error) => expect.fail(`an unforeseen fault: ${String(error)}`),
      network: 'home',
      lastHash: undefined,
    };
    const cohort: Cohort = group.add(values, subscriber);
    await settle();

    return { states, cohort, leave: () => group.remove(cohort, subscriber) };
  };
  /** Makes the `ready` of a client that can take nothing until its turn. */
  const fullClient = () => {
    let resolve: (() => void) | undefined;
    let turn: Promise<void> | undefined = new Promise((done) => (resolve = done));
    const giveTurn = () => {
      turn = undefined;
      resolve?.();
      return settle();
    };

    return { ready: () => turn, giveTurn };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    fetched = [];
    answer = { data: '1', cursor: '1' };
    group = createGroup(LIVE);
  });
  afterEach(() => {
    group.stop();
    vi.useRealTimers();
  });

  it('get only the latest state, which is fetched when they can take it and not before', async () => {
    const { ready, giveTurn } = fullClient();
    const { states, cohort } = await join('a', ready);
    expect(group.stateOf(cohort)).toBe('held');
    await change('2');
    await change('3');
    expect([states, fetched]).toEqual([[], ['a']]);

    await giveTurn();
    expect([states, fetched]).toEqual([[3], ['a', 'a']]);
    await change('4');
    expect(states).toEqual([3, 4]);
  });

  it('do not delay subscribers whose clients read quickly', async () => {
    const { ready, giveTurn } = fullClient();
    const slow = await join('a', ready);
    const quick = await join('a');
    await change('2');
    expect([slow.states, quick.states]).toEqual([[], [1, 2]]);

    await giveTurn();
    expect([slow.states, quick.states]).toEqual([[2], [1, 2]]);
  });

  it('cause no more fetches once they have left', async () => {
    const { ready, giveTurn } = fullClient();
    const { leave } = await join('a', ready);
    leave();
    expect(group.cohorts.size).toBe(0);
    await giveTurn();

    expect(fetched).toEqual(['a']);
  });

  describe('of a stream', () => {
    beforeEach(() => {
      group = createGroup(STREAM);
    });

    it('keep their cursor until they can take its rows, which are fetched again then', async () => {
      const { ready, giveTurn } = fullClient();
      answer = { data: '[1]', cursor: '1' };
      const { states, cohort } = await join(START, ready);
      group.refetch();
      await settle();
      expect([group.stateOf(cohort), states, fetched]).toEqual(['held', [], [START]]);

      const turn = giveTurn();
      await vi.waitUntil(() => states.length > 0);
      answer = undefined;
      await turn;
      expect(states[0]).toEqual([1]);
      expect(fetched[1]).toBe(START);
      expect(fetched.slice(2).every((values) => values === '{"cursor":"1"}')).toBe(true);
    });

    it('wait for room for another answer of the same size before further rows are fetched', async () => {
      const asked: number[] = [];
      answer = { data: '[1]', cursor: '1' };
      const { states, cohort } = await join(START, (bytes) =>
        asked.push(bytes) === 1 ? undefined : new Promise<void>(() => undefined),
      );

      expect([group.stateOf(cohort), states, fetched]).toEqual(['held', [[1]], [START]]);
      expect(asked).toEqual(['{"data":[1]}'.length, '{"data":[1]}'.length]);
    });
  });
});
