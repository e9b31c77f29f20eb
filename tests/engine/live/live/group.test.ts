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

  it('fetches a new cohort, and fetches it again only after a change', async () => {
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

  it('sends a newcomer the state that others have, and sends others no state twice', async () => {
    const first = await world.join();
    await world.latest().answer('1');
    const second = await world.join();
    await world.latest().answer('1');

    expect(world.latest().values).toEqual(['a']);
    expect([first.states, second.states]).toEqual([[1], [1]]);
  });

  it('fetches again for subscribers and changes that come after the statement was sent', async () => {
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

  it('fetches no cohort without subscribers, and drops a late answer', async () => {
    const { states, leave } = await world.join();
    leave();
    await world.latest().answer('1');
    world.group.refetch();
    await settle();

    expect(states).toEqual([]);
    expect(world.group.cohorts.size).toBe(0);
    expect(world.fetches).toHaveLength(1);
  });

  it('fetches as many cohorts in one statement as a batch holds', async () => {
    for (const values of ['a', 'b', 'c']) await world.join(values);
    await world.latest().answer('1');
    await world.latest().answer('1');
    world.group.refetch();
    await settle();

    expect(world.fetches.slice(-2).map(({ values }) => values)).toEqual([['a', 'b'], ['c']]);
  });

  it('keeps the state of subscribers while the database is away, and sends newcomers the error', async () => {
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

  it('finds the faulty cohort of a failed batch, and sends the error once to that cohort only', async () => {
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

  it('retries a fetch that is refused for load, and sends no error', async () => {
    const { states, cohort } = await world.join();

    await world.latest().fail(BUSY);
    expect(world.group.stateOf(cohort)).toBe('dirty');
    await vi.advanceTimersByTimeAsync(100);
    await world.latest().answer('1');

    expect(states).toEqual([1]);
    expect(world.reported).toEqual([]);
  });

  it('cancels a batch only when no subscriber waits for it any more', async () => {
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

  it('sends a state again after an error, even if it has not changed', async () => {
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

    it('fetches the rows after its cursor as long as there are any, then waits for a change', async () => {
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
