import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFaultWorld, ITEMS } from '#tests/engine/support/fault-world.ts';
import { startBusyLoops } from '#tests/support/processes/busy-loops.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const REQUESTS = 1_000;
/** Requests under way at the same time. */
const AT_ONCE = 20;
/** Milliseconds far above what the requests take on a machine of two processors. */
const MOST_MS = 1_800_000;
/** Milliseconds within which a frozen PostgreSQL is known on a quiet machine. */
const KNOWN_WITHIN_MS = 5_000;
const FREEZES = 5;

/**
 * The engine runs in the process that sends the requests and checks their answers, so that its event loop is late for
 * this reason too.
 */
describe('an engine with a PostgreSQL of its own', () => {
  const world = useStarted(() => createFaultWorld());
  const health = async () => (await fetch(`${world.engine.url}/healthz`)).status;

  it.each([8, 16])(
    `answers ${REQUESTS} requests with 200 while %i busy loops take the CPU`,
    { timeout: MOST_MS },
    async (loops) => {
      onTestFinished(await startBusyLoops(loops));
      const statuses: number[] = [];
      let sent = 0;
      const client = async () => {
        while (sent < REQUESTS) {
          sent += 1;
          statuses.push((await world.engine.post({ query: ITEMS })).status);
        }
      };

      await Promise.all(Array.from({ length: AT_ONCE }, client));

      expect(statuses).toHaveLength(REQUESTS);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    },
  );

  it(`answers /healthz with 503 within ${KNOWN_WITHIN_MS} ms after PostgreSQL freezes, on a quiet machine`, async () => {
    onTestFinished(() => world.thawDatabase());
    const tookMs: number[] = [];

    for (let freeze = 0; freeze < FREEZES; freeze += 1) {
      await waitUntil('the engine is well', async () => (await health()) === 200);
      // The moments differ within the second between two questions of the probe.
      await sleep((freeze / FREEZES) * 1_000);
      const frozenAt = performance.now();
      world.freezeDatabase();
      await waitUntil('that is told', async () => (await health()) === 503);
      tookMs.push(performance.now() - frozenAt);
      world.thawDatabase();
    }

    expect(Math.max(...tookMs)).toBeLessThan(KNOWN_WITHIN_MS);
  });
});
