import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createFaultWorld, ITEMS, type FaultWorld } from '#tests/engine/support/fault-world.ts';
import { startBusyLoops } from '#tests/support/busy-loops.ts';

const REQUESTS = 1_000;
/** Requests under way at the same time. */
const AT_ONCE = 20;
/** Milliseconds far above what the requests take on a machine of two processors. */
const MOST_MS = 1_800_000;

/**
 * The engine runs in the process that sends the requests and checks their answers, so that its event loop is late for
 * this reason too.
 */
describe('an engine and a PostgreSQL that have hardly any processor', () => {
  let world: FaultWorld;

  beforeAll(async () => {
    world = await createFaultWorld();
  });
  afterAll(() => world.close());

  it.each([8, 16])(
    `answer ${REQUESTS} requests beside %i busy loops, none of them by 503`,
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
});
