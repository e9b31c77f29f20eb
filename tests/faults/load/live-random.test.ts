import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { randomOf } from '#tests/engine/support/random/random.ts';
import { randomQuery } from '#tests/engine/support/random/random-queries.ts';
import { RANDOM_ROWS } from '#tests/engine/support/random/random-tables.ts';
import {
  type Followed,
  openRandomWorld,
  type RandomWorld,
} from '#tests/engine/support/random/random-world.ts';
import { commitRandom } from '#tests/engine/support/run-seeds.ts';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

/** Minutes of the run; `LIVE_MINUTES=2 npx vitest run --project faults live-random` takes fewer. */
const MINUTES = Number(process.env['LIVE_MINUTES'] ?? 10);
const QUERIES = Number(process.env['LIVE_QUERIES'] ?? 10_000);
/** The run has as many parts; at the end of each the writes rest until every live query has its last state. */
const PARTS = 5;
const WRITE_EVERY_MS = 20;
const KILL_EVERY_MS = 15_000;
/** Deletions outweigh insertions, so the rows of the start come back again and again. */
const REFILL_EVERY_MS = 10_000;
const RELOAD_EVERY_MS = 40_000;
/** Upper bound for all live queries to be fetched and delivered, once nothing is written any more. */
const SETTLE_MS = 120_000;
const ASKED_AT_ONCE = 4;
/** Part by which the memory after the last part may exceed that after the first, and what compiled code adds. */
const MEMORY_GROWTH = 0.1;
const WARM_UP_MEGABYTES = 16;

const KILL_LISTENER = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'engine-reports' and datname = current_database()`;

describe(`${QUERIES} random live queries, driven by notifications only, without polling or periodic refetch`, () => {
  const postgres = useStarted(() =>
    startPostgres({
      dataDir: join(makeDataFolder('hostfront-live-'), 'postgres'),
      superuserPassword: 'test',
    }),
  );
  const world = useStarted(async () => {
    const { superuserUrl } = postgres;
    return openRandomWorld((await createTestDatabase({ template: 'empty', superuserUrl })).url);
  });

  it(
    `reach the right last state and leak no memory in ${MINUTES} minutes of writes, lost connections and reloads`,
    async () => {
      const followed: Followed[] = [];
      for (let seed = 0; seed < QUERIES; seed += 1)
        followed.push(await world.follow(randomQuery(randomOf(seed))));
      const memory: number[] = [];
      const counts = { transactions: 0, kills: 0, reloads: 0 };
      for (let part = 0; part < PARTS; part += 1) {
        await disturb(world, (MINUTES * 60_000) / PARTS, counts);
        await compareAll(world, followed);
        memory.push(usedMegabytes());
        tell({ part, ...counts, fetched: world.live.engine.counts().fetched, megabytes: memory.at(-1) });
      }

      expect(Math.min(counts.transactions, counts.kills, counts.reloads)).toBeGreaterThan(0);
      expect(memory.at(-1)).toBeLessThan((memory[0] ?? 0) * (1 + MEMORY_GROWTH) + WARM_UP_MEGABYTES);
    },
    (MINUTES * 60_000 + (PARTS + 1) * SETTLE_MS) * 2,
  );
});

type Counts = { transactions: number; kills: number; reloads: number };

/** Writes for some time, kills the connection for notifications again and again, and reloads the metadata. */
async function disturb(world: RandomWorld, forMs: number, counts: Counts): Promise<void> {
  const endMs = performance.now() + forMs;
  const repeat = async (everyMs: number, work: () => Promise<unknown>) => {
    while (performance.now() < endMs) {
      await sleep(everyMs);
      await work();
    }
  };
  await Promise.all([
    repeat(WRITE_EVERY_MS, () => commitRandom(world, randomOf((counts.transactions += 1)))),
    repeat(REFILL_EVERY_MS, () => world.sql.query(RANDOM_ROWS)),
    repeat(Math.min(KILL_EVERY_MS, forMs / 2), () => {
      counts.kills += 1;
      return world.sql.query(KILL_LISTENER);
    }),
    repeat(Math.min(RELOAD_EVERY_MS, forMs / 2), () => {
      counts.reloads += 1;
      return world.reload();
    }),
  ]);
}

/** Waits until every live query has the answer of a fresh query. */
async function compareAll(world: RandomWorld, followed: readonly Followed[]): Promise<void> {
  const queue = followed.values();
  const expected = new Map<Followed, string>();
  const ask = async () => {
    for (const one of queue) expected.set(one, await world.ask(one.query));
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
  const late = () => followed.filter((one) => one.last() !== expected.get(one));
  await waitUntil('every live query has its last state', () => late().length === 0, SETTLE_MS).catch(() => {
    const [one] = late();
    expect.fail(
      `${late().length} of ${followed.length} have not their last state, such as ${JSON.stringify(one?.query)}: ${one?.last()}`,
    );
  });
}

function usedMegabytes(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();

  return process.memoryUsage().heapUsed / 1024 / 1024;
}

function tell(counts: object): void {
  process.stdout.write(`${JSON.stringify(counts)}\n`);
}
