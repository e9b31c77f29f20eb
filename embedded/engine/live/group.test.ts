import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LivePlan } from '../contract/execution.ts';
import { type FailureKind, Group, type GroupSettings } from './group.ts';
import type { Cohort, LiveSink, Subscriber } from './cohort.ts';
import type { Payload } from './payload.ts';

const AWAY = new Error('the database is away');
const REFUSED = new Error('a value is refused');
const BUSY = new Error('too many others are served');
const TIMED_OUT = new Error('the statement took too long');
const KINDS = new Map<unknown, FailureKind>([
  [AWAY, 'away'],
  [BUSY, 'busy'],
  [TIMED_OUT, 'slow'],
]);

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
  readonly limitMs: number;
  readonly isCancelled: () => boolean;
  /** Answers every cohort with the same rows and the cursor after them; a stream may have none. */
  readonly answer: (data?: string, cursor?: string) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
};

type Joining = { ready?: LiveSink['ready']; network?: string };

describe('Group', () => {
  let fetches: Fetch[];
  let reported: unknown[];
  let group: Group;

  /** Advances the clock by more than a group's longest pause between two fetches. */
  const settle = () => vi.advanceTimersByTimeAsync(300);
  const runBatch: GroupSettings['runBatch'] = (_plan, cohorts, limitMs) => {
    const ids = cohorts.map(({ id }) => id);
    let isCancelled = false;
    const answers = new Promise<ReadonlyMap<string, { data: string; cursor: string }>>((resolve, reject) => {
      fetches.push({
        values: cohorts.map(({ values }) => values),
        limitMs,
        isCancelled: () => isCancelled,
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

    return { answers, cancel: () => void (isCancelled = true) };
  };
  const createGroup = (plan: LivePlan = PLAN, batchSize = 2) =>
    new Group(plan, {
      runBatch,
      batchSize,
      coalesceMs: 3,
      describeError: (error) => JSON.stringify({ message: (error as Error).message }),
      costlyMs: 250,
      kindOfFailure: (error) => KINDS.get(error) ?? 'fault',
      reportFailure: (error) => reported.push(error),
      reportFault: (error) => expect.fail(`an unforeseen fault: ${String(error)}`),
    });
  /** Adds a subscriber and returns the answers that it gets. */
  const join = async (values = 'a', { ready, network = 'home' }: Joining = {}) => {
    const states: unknown[] = [];
    const next = ({ body }: Payload) => {
      const { data, errors } = JSON.parse(String(body)) as { data: unknown; errors?: [{ message: string }] };
      states.push(errors?.[0].message ?? data);
    };
    const subscriber: Subscriber = { sink: { next, ...(ready && { ready }) }, network, lastHash: undefined };
    const cohort: Cohort = group.add(values, subscriber);
    await settle();

    return { states, cohort, leave: () => group.remove(cohort, subscriber) };
  };
  const latest = (): Fetch => fetches.at(-1) ?? expect.fail('nothing was fetched');

  beforeEach(() => {
    vi.useFakeTimers();
    fetches = [];
    reported = [];
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

  describe('with a costly cohort', () => {
    /** Has three cohorts in one batch of the shared lane. */
    const joinThree = async () => {
      group = createGroup(PLAN, 10);
      await join('blocking');
      const [good, slow, other] = [
        await join('good', { network: 'innocent' }),
        await join('slow', { network: 'hostile' }),
        await join('other', { network: 'hostile' }),
      ];
      await latest().answer('0');
      expect(latest()).toMatchObject({ values: ['good', 'slow', 'other'], limitMs: 250 });
      return { good, slow, other };
    };

    it('parts a shared batch by network, and lets each lane go on by itself', async () => {
      const { good, slow } = await joinThree();

      await latest().fail(TIMED_OUT);
      const [innocent, hostile] = fetches.slice(-2);
      expect(innocent).toMatchObject({ values: ['good'], limitMs: Infinity });
      expect(hostile?.values).toEqual(['slow', 'other']);
      await innocent?.answer('1');
      group.refetch();
      await settle();

      expect(good.states).toEqual([1]);
      expect(slow.states).toEqual([]);
      expect(latest().values).toEqual(['blocking', 'good']);
    });

    it('parts a network’s batch by cohort, and tells who is at fault alone', async () => {
      const { slow, other } = await joinThree();
      await latest().fail(TIMED_OUT);
      await fetches.at(-2)?.answer('1');

      await fetches.findLast(({ values }) => values.includes('slow'))?.fail(TIMED_OUT);
      const own = fetches.slice(-2);
      expect(own.map(({ values }) => values)).toEqual([['slow'], ['other']]);
      await own[0]?.fail(TIMED_OUT);
      await own[1]?.answer('2');

      expect(slow.states).toEqual([TIMED_OUT.message]);
      expect(other.states).toEqual([2]);
      expect(reported).toEqual([TIMED_OUT]);
    });

    it('gives a cohort that several networks ask for a lane of its own', async () => {
      const { good } = await joinThree();
      group.add('good', { sink: { next: () => undefined }, network: 'hostile', lastHash: undefined });

      await latest().fail(TIMED_OUT);

      expect(fetches.slice(-2).map(({ values }) => values)).toEqual([['good'], ['slow', 'other']]);
      await fetches.at(-2)?.answer('1');
      expect(good.states).toEqual([1]);
    });

    it('rests after a costly answer for three times as long as it took', async () => {
      const { slow } = await joinThree();
      await latest().fail(TIMED_OUT);
      const costly = latest();
      await vi.advanceTimersByTimeAsync(1_000);
      await costly.answer('1');
      group.refetch();
      await vi.advanceTimersByTimeAsync(2_000);
      const isFetched = () => fetches.filter(({ values }) => values.includes('slow')).length;
      expect([isFetched(), slow.states]).toEqual([2, [1]]);

      await vi.advanceTimersByTimeAsync(1_000);
      expect(isFetched()).toBe(3);
    });
  });

  it('tries again without a word while others are served', async () => {
    const { states, cohort } = await join();

    await latest().fail(BUSY);
    expect(group.stateOf(cohort)).toBe('dirty');
    await vi.advanceTimersByTimeAsync(100);
    await latest().answer('1');

    expect(states).toEqual([1]);
    expect(reported).toEqual([]);
  });

  it('cancels a batch that nobody waits for any more, and no other', async () => {
    const first = await join('a');
    await latest().answer('0');
    const second = await join('b');
    group.refetch();
    await settle();
    await latest().answer('1');
    group.refetch();
    await settle();
    expect(latest().values).toEqual(['a', 'b']);

    first.leave();
    expect(latest().isCancelled()).toBe(false);
    second.leave();
    expect(latest().isCancelled()).toBe(true);
  });

  it('logs a fault once a minute', async () => {
    await join();
    for (let second = 0; second < 130; second += 1) {
      await latest().fail(REFUSED);
      group.refetch();
      await vi.advanceTimersByTimeAsync(1_000);
    }

    expect(reported).toHaveLength(3);
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
      const { cohort } = await join(START, { ready: () => reading });
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
      const { leave } = await join(START, { ready: () => reading });
      await latest().answer('[1]', '1');
      leave();
      hasRead?.();
      await vi.advanceTimersByTimeAsync(10_000);

      expect(fetches).toHaveLength(1);
    });
  });
});
