import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { runRegularly } from './run-regularly.ts';

const log = pino({ level: 'silent' });

describe('runRegularly', () => {
  it('runs the function at once, then an interval after each run has ended, and never twice at a time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const ends: Array<() => void> = [];
    const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const job = runRegularly({ name: 'test', intervalMs: 1_000, run, log });

    await vi.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(1);

    ends[0]?.();
    await vi.advanceTimersByTimeAsync(999);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);

    ends[1]?.();
    await job.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('reports itself healthy until 15 s after the last successful run, if the interval is 1 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const run = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('down'));
    const job = runRegularly({ name: 'test', intervalMs: 1_000, run, log });
    const before = job.isWell();

    await vi.advanceTimersByTimeAsync(15_000);
    const lately = job.isWell();
    await vi.advanceTimersByTimeAsync(1);
    const since = job.isWell();
    run.mockResolvedValue(undefined);
    await vi.advanceTimersByTimeAsync(1_000);

    expect([before, lately, since, job.isWell()]).toEqual([false, true, false, true]);
    await job.stop();
    vi.useRealTimers();
  });

  it('runs again within five seconds after a failure, even if the interval is three minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const job = runRegularly({ name: 'test', intervalMs: 180_000, run, log });

    await vi.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(2);
    await job.stop();
    vi.useRealTimers();
  });

  it('stays healthy after its process was suspended for three intervals', async () => {
    let nowMs = 0;
    const job = runRegularly({
      ...{ name: 'test', intervalMs: 60_000, run: () => Promise.resolve(), log },
      now: () => nowMs,
    });
    await vi.waitFor(() => expect(job.isWell()).toBe(true));

    nowMs = 3 * 60_000 + 1;
    expect(job.isWell()).toBe(true);
    await job.stop();
  });
});
