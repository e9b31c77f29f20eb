import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { runRegularly } from './run-regularly.ts';

const log = pino({ level: 'silent' });

describe('runRegularly', () => {
  it('runs at once, then an interval after the last run ended, never two at a time', async () => {
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

  it('is well for 15 s, or three intervals, after a run that succeeded', async () => {
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

  it('tries again sooner after a failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const job = runRegularly({ name: 'test', intervalMs: 180_000, run, log });

    await vi.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(2);
    await job.stop();
    vi.useRealTimers();
  });

  it('is no less well for a time in which its process had no processor', async () => {
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
