import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClaimsAhead } from './claims-ahead.ts';
import type { Claim, Entry } from './exchange-deliveries.ts';

const claim = (id: string) => ({ id }) as Claim;
const ended = (state: Entry['state']) => ({ state }) as Entry;

let givenBack: Entry[];
const startAhead = () => createClaimsAhead(3, (entry) => givenBack.push(entry));

beforeEach(() => {
  givenBack = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('mails claimed ahead', () => {
  it('are as many as were sent since, and with those that wait no more than fit', () => {
    const ahead = startAhead();

    expect(ahead.room([ended('sent'), ended('sent'), ended('failed'), ended('queued')])).toBe(2);
    ahead.add([claim('a'), claim('b')]);
    expect(ahead.room([ended('sent'), ended('sent')])).toBe(1);
  });

  it('are taken in their order', () => {
    const ahead = startAhead();
    ahead.add([claim('a'), claim('b')]);

    expect([ahead.take()?.id, ahead.take()?.id, ahead.take()]).toEqual(['a', 'b', undefined]);
    expect(givenBack).toEqual([]);
  });

  it('are given back as they were once they have waited for a second', () => {
    const ahead = startAhead();
    ahead.add([claim('old')]);
    vi.advanceTimersByTime(1_000);
    ahead.add([claim('new')]);

    expect(ahead.take()?.id).toBe('new');
    expect(givenBack).toMatchObject([
      { claim: { id: 'old' }, state: 'queued', attempts: 0, unknownAttempts: 0 },
    ]);
  });

  it('are all given back where nobody will send them', () => {
    const ahead = startAhead();
    ahead.add([claim('a'), claim('b')]);

    ahead.giveAllBack();

    expect(givenBack.map(({ claim: { id } }) => id)).toEqual(['a', 'b']);
    expect(ahead.take()).toBeUndefined();
  });
});
