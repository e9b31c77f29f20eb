import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LivePlan } from '../contract/execution.ts';
import { Group, type GroupSettings } from './group.ts';
import type { Cohort, LiveSink, Subscriber } from './cohort.ts';
import type { Payload } from './payload.ts';

const AWAY = new Error('the database is away');
const REFUSED = new Error('a value is refused');
const TIMED_OUT = new Error('the statement took too long');

const PLAN: LivePlan = {
  groupKey: 'items',
  role: 'user',
  batchSql: 'select',
  cohortValues: '{}',
  dependencies: [{ schema: 'public', name: 'item' }],
};

type Fetch = {
  /** The values of each cohort, as they were sent. */
  readonly values: readonly string[];
  /** Answers every cohort with the same rows and the cursor after them; a stream may have none. */
  readonly answer: (data?: string, cursor?: string) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
};

describe('Group', () => {
  let fetches: Fetch[];
  let group: Group;

  /** Advances the clock by more than a group's longest pause between two fetches. */
  const settle = () => vi.advanceTimersByTimeAsync(300);
  const runBatch: GroupSettings['runBatch'] = (_plan, cohorts) =>
    new Promise((resolve, reject) => {
      const ids = cohorts.map(({ id }) => id);
      fetches.push({
        values: cohorts.map(({ values }) => values),
        answer: async (data, cursor = '') => {
          resolve(new Map(data === undefined ? [] : ids.map((id) => [id, { data, cursor }])));
          await settle();
        },
        fail: async (error) => {
          reject(error);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const createGroup = (plan: LivePlan = PLAN) =>
    new Group(plan, {
      runBatch,
      batchSize: 2,
      coalesceMs: 3,
      describeError: (error) => JSON.stringify({ message: (error as Error).message }),
      isTransient: (error) => error === AWAY,
      isWorthSplitting: (error) => error !== TIMED_OUT,
      reportFault: (error) => expect.fail(`an unforeseen fault: ${String(error)}`),
    });
  /** Adds a subscriber and returns the answers that it gets. */
  const join = async (values = 'a', ready?: LiveSink['ready']) => {
    const states: unknown[] = [];
    const next = ({ body }: Payload) => {
      const { data, errors } = JSON.parse(String(body)) as { data: unknown; errors?: [{ message: string }] };
      states.push(errors?.[0].message ?? data);
    };
    const subscriber: Subscriber = { sink: { next, ...(ready && { ready }) }, lastHash: undefined };
    const cohort: Cohort = group.add(values, subscriber);
    await settle();

    return { states, cohort, leave: () => group.remove(cohort, subscriber) };
  };
  const latest = (): Fetch => fetches.at(-1) ?? expect.fail('nothing was fetched');

  beforeEach(() => {
    vi.useFakeTimers();
    fetches = [];
    group = createGroup();
  });
  afterEach(() => {
    group.stop();
    vi.useRealTimers();
  });

  it('fetches a new cohort, which is clean then until a table of its changes', async () => {
    const { states, cohort } = await join();
    await latest().answer('1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(group.stateOf(cohort)).toBe('clean');
    expect(fetches).toHaveLength(1);

    group.refetch();
    expect(group.stateOf(cohort)).toBe('dirty');
    await settle();
    expect(fetches).toHaveLength(2);
    await latest().answer('2');
    expect(states).toEqual([1, 2]);
  });

  it('hands nobody a state that it has, and a newcomer the one that others have', async () => {
    const first = await join();
    await latest().answer('1');
    const second = await join();
    await latest().answer('1');

    expect(latest().values).toEqual(['a']);
    expect([first.states, second.states]).toEqual([[1], [1]]);
  });

  it('fetches again for whoever came, and whatever changed, after the statement was sent', async () => {
    const first = await join();
    const second = await join();
    group.refetch();
    expect(fetches).toHaveLength(1);

    await latest().answer('1');
    expect([first.states, second.states]).toEqual([[1], []]);
    await latest().answer('2');
    expect([first.states, second.states]).toEqual([[1, 2], [2]]);
    expect(fetches).toHaveLength(2);
  });

  it('fetches no cohort that everybody has left, and hands a late answer to nobody', async () => {
    const { states, leave } = await join();
    leave();
    await latest().answer('1');
    group.refetch();
    await settle();

    expect(states).toEqual([]);
    expect(group.cohorts.size).toBe(0);
    expect(fetches).toHaveLength(1);
  });

  it('fetches as many cohorts at once as a batch holds', async () => {
    for (const values of ['a', 'b', 'c']) await join(values);
    await latest().answer('1');
    await latest().answer('1');
    group.refetch();
    await settle();

    expect(fetches.slice(-2).map(({ values }) => values)).toEqual([['a', 'b'], ['c']]);
  });

  it('stays dirty while the database is away: whoever has a state keeps it, a newcomer is told', async () => {
    const first = await join();
    await latest().answer('1');
    const second = await join();
    await latest().fail(AWAY);
    expect([first.states, second.states]).toEqual([[1], [AWAY.message]]);
    expect(group.stateOf(first.cohort)).toBe('dirty');

    await vi.advanceTimersByTimeAsync(100);
    await latest().fail(AWAY);
    expect([first.states, second.states]).toEqual([[1], [AWAY.message]]);

    await vi.advanceTimersByTimeAsync(200);
    await latest().answer('1');
    expect([first.states, second.states]).toEqual([[1], [AWAY.message, 1]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetches).toHaveLength(4);
  });

  it('finds the cohort of a failed batch that is at fault, tells it once, and is clean', async () => {
    const blocking = await join('blocking');
    const good = await join('good');
    const bad = await join('bad');
    await latest().answer('0');
    expect(latest().values).toEqual(['good', 'bad']);

    await latest().fail(REFUSED);
    expect(fetches.slice(-2).map(({ values }) => values)).toEqual([['good'], ['bad']]);
    await fetches.at(-2)?.answer('1');
    await latest().fail(REFUSED);

    expect([blocking.states, good.states, bad.states]).toEqual([[0], [1], [REFUSED.message]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetches).toHaveLength(4);
  });

  it('does not try one by one where that can not help', async () => {
    await join('blocking');
    const others = [await join('b'), await join('c')];
    await latest().answer('0');

    await latest().fail(TIMED_OUT);

    expect(others.map(({ states }) => states)).toEqual([[TIMED_OUT.message], [TIMED_OUT.message]]);
    expect(fetches).toHaveLength(2);
  });

  it('hands a state out again after a fault, though it is the same', async () => {
    const { states } = await join();
    await latest().answer('1');
    group.refetch();
    await settle();
    await latest().fail(REFUSED);
    group.refetch();
    await settle();
    await latest().answer('1');

    expect(states).toEqual([1, REFUSED.message, 1]);
  });

  describe('of a stream', () => {
    const START = '{"cursor":"0"}';

    beforeEach(() => {
      group = createGroup({ ...PLAN, cursorKey: 'cursor' });
    });

    it('goes on behind its cursor as long as rows come, then waits for a change', async () => {
      const { states, cohort } = await join(START);
      await latest().answer('[1,2]', '2');
      expect(latest().values).toEqual(['{"cursor":"2"}']);
      await latest().answer('[3]', '3');

      expect(latest().values).toEqual(['{"cursor":"3"}']);
      await latest().answer();

      expect(states).toEqual([[1, 2], [3]]);
      expect(group.stateOf(cohort)).toBe('clean');
    });

    it('is held, whatever changes, until its client has read', async () => {
      let hasRead: (() => void) | undefined;
      const reading = new Promise<void>((resolve) => (hasRead = resolve));
      const { cohort } = await join(START, () => reading);
      await latest().answer('[1]', '1');
      group.refetch();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(group.stateOf(cohort)).toBe('held');
      expect(fetches).toHaveLength(1);

      hasRead?.();
      await settle();
      expect(latest().values).toEqual(['{"cursor":"1"}']);
    });

    it('is over for a client that left before it had read', async () => {
      let hasRead: (() => void) | undefined;
      const reading = new Promise<void>((resolve) => (hasRead = resolve));
      const { leave } = await join(START, () => reading);
      await latest().answer('[1]', '1');
      leave();
      hasRead?.();
      await vi.advanceTimersByTimeAsync(10_000);

      expect(fetches).toHaveLength(1);
    });
  });
});
