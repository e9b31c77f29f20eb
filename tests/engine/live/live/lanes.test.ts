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

  /** Fetches the three cohorts separately; those of the hostile network take 200 ms, less than the limit. */
  const bringToNetworkLane = async () => {
    await world.latest().fail(TIMED_OUT);
    const [good, ...hostile] = world.fetches.slice(-3);
    await good?.answer('0');
    await vi.advanceTimersByTimeAsync(200);
    for (const trial of hostile) await trial.answer('0');
    world.group.refetch();
    await settle();
  };

  it('try each cohort of a timed out batch separately, so that only the slow one is late', async () => {
    const { good, slow, other } = await joinThree();

    await world.latest().fail(TIMED_OUT);
    const trials = world.fetches.slice(-3);
    expect(trials.map(({ values, limitMs }) => [...values, limitMs])).toEqual([
      ['good', 250],
      ['slow', 250],
      ['other', 250],
    ]);
    void trials[0]?.answer('1');
    void trials[2]?.answer('1');
    await vi.advanceTimersByTimeAsync(0);
    await trials[1]?.fail(TIMED_OUT);
    expect(world.latest()).toMatchObject({ values: ['slow'], limitMs: Infinity });
    world.group.refetch();
    await settle();

    expect([good.states, slow.states, other.states]).toEqual([[1], [], [1]]);
    expect(world.latest().values).toEqual(['blocking', 'good', 'other']);
  });

  it('keep the costly cohorts of one network together, and apart from other networks', async () => {
    const { good, slow, other } = await joinThree();

    await bringToNetworkLane();

    expect(world.fetches.slice(-2)).toMatchObject([
      { values: ['blocking', 'good'], limitMs: 250 },
      { values: ['slow', 'other'], limitMs: Infinity },
    ]);
    expect([good.states, slow.states, other.states]).toEqual([[0], [0], [0]]);
  });

  it('split a network’s timed out batch by cohort, and send the error to the slow cohort only', async () => {
    const { slow, other } = await joinThree();
    await bringToNetworkLane();

    await world.fetches.findLast(({ values }) => values.includes('slow'))?.fail(TIMED_OUT);
    const own = world.fetches.slice(-2);
    expect(own.map(({ values }) => values)).toEqual([['slow'], ['other']]);
    await own[0]?.fail(TIMED_OUT);
    await own[1]?.answer('2');

    expect(slow.states).toEqual([0, TIMED_OUT.message]);
    expect(other.states).toEqual([0, 2]);
    expect(world.reported).toEqual([TIMED_OUT]);
  });

  it('fetch a cohort for which clients of several networks wait by itself and without a limit of time', async () => {
    const { good } = await joinThree();
    const sink = { next: () => undefined };
    world.group.add('good', { sink, fail: () => undefined, network: 'hostile', lastHash: undefined });

    await world.latest().fail(TIMED_OUT);

    expect(world.fetches.slice(-3)).toMatchObject([
      { values: ['good'], limitMs: Infinity },
      { values: ['slow'], limitMs: 250 },
      { values: ['other'], limitMs: 250 },
    ]);
    await world.fetches.at(-3)?.answer('1');
    expect(good.states).toEqual([1]);
  });

  it('rest after a costly answer for three times as long as it took', async () => {
    const { slow } = await joinThree();
    await bringToNetworkLane();
    const costly = world.latest();
    await vi.advanceTimersByTimeAsync(1_000);
    await costly.answer('1');
    world.group.refetch();
    const isFetched = () => world.fetches.filter(({ values }) => values.includes('slow')).length;
    const before = isFetched();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([isFetched(), slow.states]).toEqual([before, [0, 1]]);

    await vi.advanceTimersByTimeAsync(2_000);
    expect(isFetched()).toBe(before + 1);
  });
});
