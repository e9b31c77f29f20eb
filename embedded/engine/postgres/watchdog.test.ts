import { beforeEach, describe, expect, it } from 'vitest';
import { createTestProcess, type TestProcess } from '#runtime/process/test-process.ts';
import { Caller } from '../limits/caller.ts';
import { Watchdog, type Running } from './watchdog.ts';

const COSTLY_MS = 250;

describe('Watchdog', () => {
  const cancelled: string[] = [];
  let own: TestProcess;
  let watchdog: Watchdog;
  const begin = (key: string) => {
    const running: Running = { caller: new Caller(key, own.time), startedMs: own.time.now() };
    watchdog.begin(running);
    return running;
  };

  beforeEach(() => {
    own = createTestProcess();
    cancelled.length = 0;
    watchdog = new Watchdog({
      costlyPlaces: 3,
      costlyMs: COSTLY_MS,
      time: own.time,
      cancel: ({ caller, endedFor }) => cancelled.push(`${caller.key}: ${endedFor}`),
    });
  });

  it('cancels under load a statement of the network whose costly statements have run longest in total', () => {
    const long = begin('few but long');
    own.run(10_000);
    for (let at = 0; at < 3; at += 1) begin('many but short');
    own.run(COSTLY_MS + 150);

    expect(cancelled).toContain('few but long: load');
    watchdog.ended(long);
    cancelled.length = 0;
    own.run(1_000);
    expect(cancelled).toEqual([]);

    begin('another');
    own.run(COSTLY_MS + 100);
    expect(cancelled).toContain('many but short: load');
  });

  it('cancels no cheap statements, however many run', () => {
    for (let at = 0; at < 20; at += 1) begin('busy');
    own.run(COSTLY_MS - 50);

    expect(cancelled).toEqual([]);
  });

  it('does not count the time in which this process itself was blocked', () => {
    for (let at = 0; at < 20; at += 1) begin('late').caller.limitTime(10_000);

    own.stall(60_000);

    expect(cancelled).toEqual([]);
  });

  it('cancels a statement once its caller’s time limit has passed', () => {
    begin('slow').caller.limitTime(1_000);
    own.run(1_000);
    expect(cancelled).toEqual([]);

    own.run(100);

    expect(cancelled).toEqual(['slow: time']);
  });
});
