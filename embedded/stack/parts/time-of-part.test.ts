import { describe, expect, it } from 'vitest';
import { OwnTime } from '#runtime/process/own-time.ts';
import { createTestProcess } from '#runtime/process/test-process.ts';
import { timeOfPart } from './time-of-part.ts';

const PID = 1_234;

describe('timeOfPart, the time in which a process could run', () => {
  it('does not count time in which the process waited for a CPU', () => {
    const own = createTestProcess();
    let waitedMs = 5_000;
    const hadMs = timeOfPart(PID, { time: own.time, waitedMs: () => waitedMs });

    own.run(60_000);
    waitedMs += 45_000;

    expect(hadMs()).toBe(15_000);
  });

  it('counts all time of a process that did not wait for a CPU, as one that is paused by a signal', () => {
    const own = createTestProcess();
    const hadMs = timeOfPart(PID, { time: own.time, waitedMs: () => 7_000 });

    own.run(60_000);

    expect(hadMs()).toBe(60_000);
  });

  it('does not subtract earlier waits once the process has ended', () => {
    const own = createTestProcess();
    let waitedMs = 5_000;
    const hadMs = timeOfPart(PID, { time: own.time, waitedMs: () => waitedMs });

    own.run(1_000);
    waitedMs = 0;

    expect(hadMs()).toBe(1_000);
  });

  it('is never below nothing, though a wait that began before it is counted at its end', () => {
    const own = createTestProcess();
    let waitedMs = 0;
    const hadMs = timeOfPart(PID, { time: own.time, waitedMs: () => waitedMs });

    own.run(1_000);
    waitedMs = 5_000;

    expect(hadMs()).toBe(0);
  });

  it('reads the waits of the running process from the operating system', () => {
    const beganMs = performance.now();
    const hadMs = timeOfPart(process.pid, { time: new OwnTime() });

    while (performance.now() < beganMs + 50);

    expect(hadMs()).toBeGreaterThan(0);
    expect(hadMs()).toBeLessThanOrEqual(performance.now() - beganMs);
  });
});
