import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeliveriesAhead } from './deliveries-ahead.ts';
import type { Delivery, DeliveryResult } from './exchange-deliveries.ts';

const delivery = (id: string) => ({ id }) as Delivery;
const ended = (state: DeliveryResult['state']) => ({ state }) as DeliveryResult;

let givenBack: DeliveryResult[];
const startAhead = () => createDeliveriesAhead(3, (result) => givenBack.push(result));

beforeEach(() => {
  givenBack = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('deliveries claimed in advance', () => {
  it('are as many as mails were sent since the last claim, but no more than there are free places', () => {
    const ahead = startAhead();

    expect(ahead.room([ended('sent'), ended('sent'), ended('failed'), ended('queued')])).toBe(2);
    ahead.add([delivery('a'), delivery('b')]);
    expect(ahead.room([ended('sent'), ended('sent')])).toBe(1);
  });

  it('are taken in the order in which they were claimed', () => {
    const ahead = startAhead();
    ahead.add([delivery('a'), delivery('b')]);

    expect([ahead.take()?.id, ahead.take()?.id, ahead.take()]).toEqual(['a', 'b', undefined]);
    expect(givenBack).toEqual([]);
  });

  it('are given back with unchanged attempt counts once they have waited for a second', () => {
    const ahead = startAhead();
    ahead.add([delivery('old')]);
    vi.advanceTimersByTime(1_000);
    ahead.add([delivery('new')]);

    expect(ahead.take()?.id).toBe('new');
    expect(givenBack).toMatchObject([
      { delivery: { id: 'old' }, state: 'queued', attempts: 0, unknownAttempts: 0 },
    ]);
  });

  it('are all given back by giveAllBack', () => {
    const ahead = startAhead();
    ahead.add([delivery('a'), delivery('b')]);

    ahead.giveAllBack();

    expect(givenBack.map(({ delivery: { id } }) => id)).toEqual(['a', 'b']);
    expect(ahead.take()).toBeUndefined();
  });
});
