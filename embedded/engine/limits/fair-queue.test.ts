import { describe, expect, it, vi } from 'vitest';
import { Caller } from './caller.ts';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';

const makeQueue = (options: Partial<FairQueueOptions> = {}) =>
  new FairQueue({
    places: 1,
    placesPerCaller: 1,
    maxWaiting: 10,
    maxWaitingPerCaller: 10,
    maxWaitMs: Infinity,
    name: 'connections',
    ...options,
  });

/** Enters the queue and, once inside, adds the name to `order`; does not leave. */
function enter(queue: FairQueue, caller: Caller, order: string[], name: string): Promise<void> {
  return Promise.resolve(queue.enter(caller)).then(() => {
    order.push(name);
  });
}

describe('FairQueue', () => {
  it('lets callers take turns, however many requests one of them has waiting', async () => {
    const queue = makeQueue();
    const [greedy, modest] = [new Caller('greedy'), new Caller('modest')];
    const order: string[] = [];
    const all = [0, 1, 2, 3].map((at) => enter(queue, new Caller(greedy.key), order, `greedy ${at}`));
    all.push(enter(queue, modest, order, 'modest'));

    for (const key of ['greedy', 'greedy', 'modest', 'greedy', 'greedy']) {
      await Promise.resolve();
      queue.leave(new Caller(key));
    }
    await Promise.all(all);

    expect(order.indexOf('modest')).toBeLessThanOrEqual(2);
    expect(queue.counts).toEqual({ inside: 0, waiting: 0 });
  });

  it('makes a caller wait that has its share of places, and admits another caller at once', () => {
    const queue = makeQueue({ places: 4, placesPerCaller: 3 });
    const greedy = () => queue.enter(new Caller('greedy'));

    expect([greedy(), greedy(), greedy()]).toEqual([undefined, undefined, undefined]);
    expect(greedy()).toBeInstanceOf(Promise);
    expect(queue.enter(new Caller('modest'))).toBeUndefined();
  });

  it('admits fewer requests of a limited caller at a time, until the limit expires', async () => {
    const queue = makeQueue({ places: 10, placesPerCaller: 8 });
    const greedy = () => queue.enter(new Caller('greedy'));
    greedy();
    vi.useFakeTimers({ toFake: ['performance'] });
    queue.limit('greedy', { places: 2, restMs: 0, forMs: 5_000 });

    expect(greedy()).toBeUndefined();
    const third = greedy();
    expect(third).toBeInstanceOf(Promise);
    expect(queue.enter(new Caller('modest'))).toBeUndefined();
    queue.leave(new Caller('greedy'));
    await third;
    expect(queue.counts).toEqual({ inside: 3, waiting: 0 });

    vi.advanceTimersByTime(5_001);
    expect(greedy()).toBeUndefined();
    vi.useRealTimers();
  });

  it('makes requests of a caller with a rest time wait, and admits other callers at once', async () => {
    const queue = makeQueue({ places: 10 });
    queue.limit('greedy', { places: 1, restMs: 10, forMs: 5_000 });
    const waiting = [queue.enter(new Caller('greedy')), queue.enter(new Caller('greedy'))];

    expect(waiting).toEqual([expect.any(Promise), expect.any(Promise)]);
    expect(queue.enter(new Caller('modest'))).toBeUndefined();
    await waiting[0];
    expect(queue.counts).toEqual({ inside: 2, waiting: 1 });
    queue.leave(new Caller('greedy'));
    await waiting[1];
    expect(queue.counts).toEqual({ inside: 2, waiting: 0 });
  });

  it('refuses a new request when too many requests wait, in total or of one caller', () => {
    const queue = makeQueue({ maxWaiting: 2, maxWaitingPerCaller: 1 });
    const come = (key: string) => () => void queue.enter(new Caller(key))?.catch(() => undefined);
    come('a')();
    come('a')();

    expect(come('a')).toThrow('too many requests wait for connections');
    expect(come('b')).not.toThrow();
    expect(come('c')).toThrow(expect.objectContaining({ code: 'too-busy', retryAfterSeconds: 1 }));
  });

  it('refuses a request that has waited too long', async () => {
    const queue = makeQueue({ maxWaitMs: 5 });
    void queue.enter(new Caller('a'));

    await expect(queue.enter(new Caller('b'))).rejects.toThrow('no place among the connections came free');
    expect(queue.counts).toEqual({ inside: 1, waiting: 0 });
  });

  it('drops the waiting request of a client that hangs up, and admits no client that has hung up', async () => {
    const queue = makeQueue();
    const first = new Caller('a');
    const gone = new Caller('b');
    void queue.enter(first);
    const waiting = queue.enter(gone);

    gone.hangUp();

    await expect(waiting).rejects.toThrow('the client has hung up');
    expect(queue.counts).toEqual({ inside: 1, waiting: 0 });
    expect(() => queue.enter(gone)).toThrow('the client has hung up');
  });

  it('reserves places for callers that have no admitted request', () => {
    const queue = makeQueue({ places: 4, placesPerCaller: 3, reserved: 2 });
    const [busy, other, modest] = ['a', 'b', 'c'].map((key) => new Caller(key));

    expect(queue.enter(busy!)).toBeUndefined();
    expect(queue.enter(other!)).toBeUndefined();
    expect(queue.enter(busy!)).toBeInstanceOf(Promise);
    expect(queue.enter(modest!)).toBeUndefined();
    queue.leave(other!);
    queue.leave(modest!);

    expect(queue.counts).toEqual({ inside: 2, waiting: 0 });
  });

  it('admits next the caller with the fewest admitted requests, so that long requests weigh more', async () => {
    const queue = makeQueue({ places: 3, placesPerCaller: 3 });
    const [long, short] = [new Caller('long'), new Caller('short')];
    const order: string[] = [];
    for (let at = 0; at < 3; at += 1) queue.enter(long);
    const waiting = [
      enter(queue, new Caller('long'), order, 'long'),
      enter(queue, new Caller('short'), order, 'short 1'),
      enter(queue, new Caller('short'), order, 'short 2'),
    ];

    queue.leave(long);
    await waiting[1];
    queue.leave(short);
    await waiting[2];

    expect(order).toEqual(['short 1', 'short 2']);
  });
});
