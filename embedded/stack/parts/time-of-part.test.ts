import { describe, expect, it } from 'vitest';
import { createTestProcess } from '#runtime/process/test-process.ts';
import { timeOfPart } from './time-of-part.ts';

const PID = 1_234;

describe('timeOfPart', () => {
  it('counts no time in which the part was kept waiting for a processor', () => {
    const own = createTestProcess();
    let waitedMs = 5_000;
    const hadMs = timeOfPart(PID, { time: own.time, waitedMs: () => waitedMs });

    own.run(60_000);
    waitedMs += 45_000;

    expect(hadMs()).toBe(15_000);
  });

  it('counts all time of a part that waits for no processor, as one that is stopped does', () => {
    const own = createTestProcess();
    const hadMs = timeOfPart(PID, { time: own.time, waitedMs: () => 7_000 });

    own.run(60_000);

    expect(hadMs()).toBe(60_000);
  });

  it("goes on where the part has ended, because its waits can't be known any more", () => {
    const own = createTestProcess();
    let waitedMs = 5_000;
    const hadMs = timeOfPart(PID, { time: own.time, waitedMs: () => waitedMs });

    own.run(1_000);
    waitedMs = 0;

    expect(hadMs()).toBe(1_000);
  });

  it('reads from the system how long this process has had', () => {
    const beganMs = performance.now();
    const hadMs = timeOfPart(process.pid);

    while (performance.now() < beganMs + 50);

    expect(hadMs()).toBeGreaterThan(0);
    expect(hadMs()).toBeLessThanOrEqual(performance.now() - beganMs);
  });
});
