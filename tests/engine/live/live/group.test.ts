import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY, BUSY, GroupWorld, PLAN, REFUSED, settle } from './group-world.ts';

describe('Group', () => {
  let world: GroupWorld;

  beforeEach(() => {
    vi.useFakeTimers();
    world = new GroupWorld();
  });
  afterEach(() => {
    world.group.stop();
    vi.useRealTimers();
  });

  it('world.fetches a new cohort, which is clean then until a table of its changes', async () => {
    const { states, cohort } = await world.join();
    await world.latest().answer('1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.group.stateOf(cohort)).toBe('clean');
    expect(world.fetches).toHaveLength(1);

    world.group.refetch();
    expect(world.group.stateOf(cohort)).toBe('dirty');
    await settle();
    expect(world.fetches).toHaveLength(2);
    await world.latest().answer('2');
    expect(states).toEqual([1, 2]);
  });

  it('hands no subscriber a state that it has, and a newcomer the one that others have', async () => {
    const first = await world.join();
    await world.latest().answer('1');
    const second = await world.join();
    await world.latest().answer('1');

    expect(world.latest().values).toEqual(['a']);
    expect([first.states, second.states]).toEqual([[1], [1]]);
  });

  it('fetches again for newcomers and for changes after the statement was sent', async () => {
    const first = await world.join();
    const second = await world.join();
    world.group.refetch();
    expect(world.fetches).toHaveLength(1);

    await world.latest().answer('1');
    expect([first.states, second.states]).toEqual([[1], []]);
    await world.latest().answer('2');
    expect([first.states, second.states]).toEqual([[1, 2], [2]]);
    expect(world.fetches).toHaveLength(2);
  });

  it('fetches no cohort that everybody has left, and hands a late answer to no subscriber', async () => {
    const { states, leave } = await world.join();
    leave();
    await world.latest().answer('1');
    world.group.refetch();
    await settle();

    expect(states).toEqual([]);
    expect(world.group.cohorts.size).toBe(0);
    expect(world.fetches).toHaveLength(1);
  });

  it('world.fetches as many cohorts at once as a batch holds', async () => {
    for (const values of ['a', 'b', 'c']) await world.join(values);
    await world.latest().answer('1');
    await world.latest().answer('1');
    world.group.refetch();
    await settle();

    expect(world.fetches.slice(-2).map(({ values }) => values)).toEqual([['a', 'b'], ['c']]);
  });

  it('stays dirty while the database is away: subscribers keep their state, and a newcomer gets the error', async () => {
    const first = await world.join();
    await world.latest().answer('1');
    const second = await world.join();
    await world.latest().fail(AWAY);
    expect([first.states, second.states]).toEqual([[1], [AWAY.message]]);
    expect(world.group.stateOf(first.cohort)).toBe('dirty');

    await vi.advanceTimersByTimeAsync(100);
    await world.latest().fail(AWAY);
    expect([first.states, second.states]).toEqual([[1], [AWAY.message]]);

    await vi.advanceTimersByTimeAsync(200);
    await world.latest().answer('1');
    expect([first.states, second.states]).toEqual([[1], [AWAY.message, 1]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.fetches).toHaveLength(4);
  });

  it('finds the cohort of a failed batch that is at fault, tells it once, and is clean', async () => {
    const blocking = await world.join('blocking');
    const good = await world.join('good');
    const bad = await world.join('bad');
    await world.latest().answer('0');
    expect(world.latest().values).toEqual(['good', 'bad']);

    await world.latest().fail(REFUSED);
    expect(world.fetches.slice(-2).map(({ values }) => values)).toEqual([['good'], ['bad']]);
    await world.fetches.at(-2)?.answer('1');
    await world.latest().fail(REFUSED);

    expect([blocking.states, good.states, bad.states]).toEqual([[0], [1], [REFUSED.message]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.fetches).toHaveLength(4);
  });

  it('tries again without a word while others are served', async () => {
    const { states, cohort } = await world.join();

    await world.latest().fail(BUSY);
    expect(world.group.stateOf(cohort)).toBe('dirty');
    await vi.advanceTimersByTimeAsync(100);
    await world.latest().answer('1');

    expect(states).toEqual([1]);
    expect(world.reported).toEqual([]);
  });

  it('cancels a batch that no subscriber waits for any more, and no other', async () => {
    const first = await world.join('a');
    await world.latest().answer('0');
    const second = await world.join('b');
    world.group.refetch();
    await settle();
    await world.latest().answer('1');
    world.group.refetch();
    await settle();
    expect(world.latest().values).toEqual(['a', 'b']);

    first.leave();
    expect(world.latest().isCancelled()).toBe(false);
    second.leave();
    expect(world.latest().isCancelled()).toBe(true);
  });

  it('hands a state out again after a fault, though it is the same', async () => {
    const { states } = await world.join();
    await world.latest().answer('1');
    world.group.refetch();
    await settle();
    await world.latest().fail(REFUSED);
    world.group.refetch();
    await settle();
    await world.latest().answer('1');

    expect(states).toEqual([1, REFUSED.message, 1]);
  });

  describe('of a stream', () => {
    const START = '{"cursor":"0"}';

    beforeEach(() => {
      world = new GroupWorld({ ...PLAN, cursorKey: 'cursor' });
    });

    it('goes on behind its cursor as long as rows come, then waits for a change', async () => {
      const { states, cohort } = await world.join(START);
      await world.latest().answer('[1,2]', '2');
      expect(world.latest().values).toEqual(['{"cursor":"2"}']);
      await world.latest().answer('[3]', '3');

      expect(world.latest().values).toEqual(['{"cursor":"3"}']);
      await world.latest().answer();

      expect(states).toEqual([[1, 2], [3]]);
      expect(world.group.stateOf(cohort)).toBe('clean');
    });
  });
});
