import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Caller } from '../limits/caller.ts';
import { Watchdog, type Running } from './watchdog.ts';

const COSTLY_MS = 250;

describe('Watchdog', () => {
  const cancelled: string[] = [];
  let watchdog: Watchdog;
  const begin = (key: string) => {
    const running: Running = { caller: new Caller(key), startedMs: performance.now() };
    watchdog.begin(running);
    return running;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    cancelled.length = 0;
    watchdog = new Watchdog({
      costlyPlaces: 3,
      costlyMs: COSTLY_MS,
      cancel: ({ caller, endedFor }) => cancelled.push(`${caller.key}: ${endedFor}`),
    });
  });
  afterEach(() => vi.useRealTimers());

  it('cancels the youngest of the network whose costly statements have run longest, all together', () => {
    const long = begin('few but long');
    vi.advanceTimersByTime(10_000);
    for (let at = 0; at < 3; at += 1) begin('many but short');
    vi.advanceTimersByTime(COSTLY_MS + 150);

    expect(cancelled).toContain('few but long: load');
    watchdog.ended(long);
    cancelled.length = 0;
    vi.advanceTimersByTime(1_000);
    expect(cancelled).toEqual([]);

    begin('another');
    vi.advanceTimersByTime(COSTLY_MS + 100);
    expect(cancelled).toContain('many but short: load');
  });

  it('leaves cheap statements alone, however many run', () => {
    for (let at = 0; at < 20; at += 1) begin('busy');
    vi.advanceTimersByTime(COSTLY_MS - 50);

    expect(cancelled).toEqual([]);
  });
});
