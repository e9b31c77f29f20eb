import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestProcess } from './test-process.ts';
import { ownTime, TURN_MS } from './own-time.ts';

describe('OwnTime', () => {
  it("calls a deadline's function after its milliseconds, unless the deadline was ended", () => {
    const { time, run } = createTestProcess();
    const [kept, ended] = [vi.fn(), vi.fn()];
    time.after(1_000, kept);
    time.after(1_000, ended).end();

    run(950);
    expect(kept).not.toHaveBeenCalled();
    run(50);

    expect(kept).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
  });

  it('counts a blocked process, however long it was blocked, as one tick', () => {
    const { time, run, stall } = createTestProcess();
    const late = vi.fn();
    time.after(1_000, late);

    stall(3_600_000);
    run(900);
    expect(late).not.toHaveBeenCalled();
    run(50);

    expect(late).toHaveBeenCalledOnce();
  });

  it('lets deadlines last four times as long if its ticks come four times as late', () => {
    const { time, stall } = createTestProcess();
    const late = vi.fn();
    time.after(1_000, late);

    for (let turns = 0; turns < 19; turns += 1) stall(4 * TURN_MS);
    expect(late).not.toHaveBeenCalled();
    stall(4 * TURN_MS);

    expect(late).toHaveBeenCalledOnce();
  });

  it('reads data that has arrived before it reports a deadline as missed', () => {
    const { time, run, stall, arrives } = createTestProcess();
    const late = vi.fn();
    const deadline = time.after(1_000, late);
    run(950);

    arrives(() => deadline.end());
    stall(60_000);
    run(1_000);

    expect(late).not.toHaveBeenCalled();
  });

  it('restarts a deadline that is renewed', () => {
    const { time, run, arrives } = createTestProcess();
    const late = vi.fn();
    const deadline = time.after(1_000, late);
    run(950);

    arrives(() => deadline.renew());
    run(1_000);
    expect(late).not.toHaveBeenCalled();
    run(50);

    expect(late).toHaveBeenCalledOnce();
  });

  it('calls a repeated function at each interval, and only once after the process was blocked', () => {
    const { time, run, stall } = createTestProcess();
    const look = vi.fn();
    const looking = time.every(500, look);

    run(2_000);
    expect(look).toHaveBeenCalledTimes(4);
    stall(60_000);
    run(450);
    expect(look).toHaveBeenCalledTimes(5);
    looking.end();
    run(2_000);

    expect(look).toHaveBeenCalledTimes(5);
  });

  it('stops its clock while the process is blocked if a deadline is pending, else follows the real clock', () => {
    const { time, run, stall, isTurning } = createTestProcess();
    const waiting = time.after(10_000, () => undefined);
    run(200);
    stall(5_000);
    expect(time.now()).toBe(200 + TURN_MS);

    waiting.end();
    run(TURN_MS);
    expect(isTurning()).toBe(false);
    stall(5_000);

    expect(time.now()).toBe(200 + 2 * TURN_MS + 5_000);
  });

  it('aborts work that takes longer than its milliseconds, and removes the deadline of finished work', async () => {
    const { time, run, isTurning } = createTestProcess();
    const slow = time.within(
      1_000,
      (signal) =>
        new Promise((_, reject) => {
          signal.onabort = () => reject(signal.reason as Error);
        }),
    );
    expect(await time.within(1_000, () => Promise.resolve('quick'))).toBe('quick');

    run(1_000);
    await expect(slow).rejects.toThrow('There was no answer within 1000 ms.');
    run(TURN_MS);

    expect(isTurning()).toBe(false);
  });

  it('returns the fallback value for work that has not finished in time', async () => {
    const { time, run } = createTestProcess();
    const never = time.orLate(new Promise<string>(() => undefined), 1_000, 'late');
    const quick = time.orLate(Promise.resolve('here'), 1_000, 'late');

    run(1_000);

    expect(await Promise.all([never, quick])).toEqual(['late', 'here']);
  });
});

describe('ownTime, the clock of this process', () => {
  it('lets a deadline wait longer if the event loop was blocked', async () => {
    const lateness = await new Promise<number>((resolve) => {
      const beganMs = performance.now();
      ownTime.after(4 * TURN_MS, () => resolve(performance.now() - beganMs));
      setImmediate(() => blockFor(10 * TURN_MS));
    });

    expect(lateness).toBeGreaterThanOrEqual((10 + 3) * TURN_MS - 1);
  });

  it('lets an answer that arrived while the event loop was blocked be read before its deadline', async () => {
    const echo = spawn('cat');
    onTestFinished(() => void echo.kill());
    await once(echo, 'spawn');
    echo.stdin.write('answered');
    const ended = ownTime.orLate(once(echo.stdout, 'data'), TURN_MS, 'late');
    blockFor(20 * TURN_MS);

    expect(String(await ended)).toBe('answered');
  });
});

function blockFor(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}
