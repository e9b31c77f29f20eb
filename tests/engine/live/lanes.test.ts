import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupWorld, PLAN, settle, TIMED_OUT } from './group-world.ts';

describe('lanes of a group with a costly cohort', () => {
  let world: GroupWorld;

  beforeEach(() => {
    vi.useFakeTimers();
    world = new GroupWorld(PLAN, 10);
  });
  afterEach(() => {
    world.group.stop();
    vi.useRealTimers();
  });

  /** Has three cohorts in one batch of the shared lane. */
  const joinThree = async () => {
    await world.join('blocking');
    const [good, slow, other] = [
      await world.join('good', { network: 'innocent' }),
      await world.join('slow', { network: 'hostile' }),
      await world.join('other', { network: 'hostile' }),
    ];
    await world.latest().answer('0');
    expect(world.latest()).toMatchObject({ values: ['good', 'slow', 'other'], limitMs: 250 });
    return { good, slow, other };
  };

  it('parts a shared batch by network, and lets each lane go on by itself', async () => {
    const { good, slow } = await joinThree();

    await world.latest().fail(TIMED_OUT);
    const [innocent, hostile] = world.fetches.slice(-2);
    expect(innocent).toMatchObject({ values: ['good'], limitMs: Infinity });
    expect(hostile?.values).toEqual(['slow', 'other']);
    await innocent?.answer('1');
    world.group.refetch();
    await settle();

    expect(good.states).toEqual([1]);
    expect(slow.states).toEqual([]);
    expect(world.latest().values).toEqual(['blocking', 'good']);
  });

  it('parts a network’s batch by cohort, and tells who is at fault alone', async () => {
    const { slow, other } = await joinThree();
    await world.latest().fail(TIMED_OUT);
    await world.fetches.at(-2)?.answer('1');

    await world.fetches.findLast(({ values }) => values.includes('slow'))?.fail(TIMED_OUT);
    const own = world.fetches.slice(-2);
    expect(own.map(({ values }) => values)).toEqual([['slow'], ['other']]);
    await own[0]?.fail(TIMED_OUT);
    await own[1]?.answer('2');

    expect(slow.states).toEqual([TIMED_OUT.message]);
    expect(other.states).toEqual([2]);
    expect(world.reported).toEqual([TIMED_OUT]);
  });

  it('gives a cohort that several networks ask for a lane of its own', async () => {
    const { good } = await joinThree();
    world.group.add('good', { sink: { next: () => undefined }, network: 'hostile', lastHash: undefined });

    await world.latest().fail(TIMED_OUT);

    expect(world.fetches.slice(-2).map(({ values }) => values)).toEqual([['good'], ['slow', 'other']]);
    await world.fetches.at(-2)?.answer('1');
    expect(good.states).toEqual([1]);
  });

  it('rests after a costly answer for three times as long as it took', async () => {
    const { slow } = await joinThree();
    await world.latest().fail(TIMED_OUT);
    const costly = world.latest();
    await vi.advanceTimersByTimeAsync(1_000);
    await costly.answer('1');
    world.group.refetch();
    await vi.advanceTimersByTimeAsync(2_000);
    const isFetched = () => world.fetches.filter(({ values }) => values.includes('slow')).length;
    expect([isFetched(), slow.states]).toEqual([2, [1]]);

    await vi.advanceTimersByTimeAsync(1_000);
    expect(isFetched()).toBe(3);
  });
});
