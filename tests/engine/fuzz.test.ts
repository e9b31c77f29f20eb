import { describe, expect, inject, it } from 'vitest';
import { shareOf } from '#tests/support/share.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';
import { Blocks } from './support/fuzz/blocks.ts';
import { documentsTarget, variablesTarget } from './support/fuzz/documents.ts';
import { framesTarget } from './support/fuzz/frames.ts';
import { fuzz, type Target } from './support/fuzz/fuzz.ts';
import { startCommandsEngine, startWorldEngine } from './support/fuzz/fuzz-engine.ts';
import { FUZZ_SQL, openFuzzWorld } from './support/fuzz/fuzz-world.ts';
import { metadataTarget } from './support/fuzz/metadata.ts';
import { commandsTarget, requestsTarget } from './support/fuzz/requests.ts';
import { sqlArgumentsTarget } from './support/fuzz/sql-arguments.ts';
import { tokensTarget } from './support/fuzz/tokens.ts';

/**
 * Inputs of each target; without it three targets have few inputs each, and in `npm run test:slow` all have 2,000.
 * `FUZZ_INPUTS=1000000 npx vitest run --project integration fuzz -t documents` runs a million documents.
 */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 0);
/** What the inputs are made by; what the clock decides differs all the same. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** Prints the places of the engine's code that no input has reached, in functions that some input has. */
const showsGaps = process.env['FUZZ_GAPS'] !== undefined;
/** An input takes up to 100 ms where the database answers and the machine is busy. */
const GIVEN_UP_AFTER_MS = Math.max(600_000, INPUTS * 100);
/** Own CPU time that an input may take. */
const MAX_CPU_MS = 50;
/** Megabytes by which the heap may grow from a tenth of the inputs on: caches fill, and inputs are kept. */
const MAX_GROWTH_MB = 16;

describe('the engine', () => {
  // Only code that is compiled from now on has blocks.
  const blocks = useStarted(() => Blocks.start());
  const { pool } = usePool({ template: 'empty' }, { max: 2 });
  const { database: served, pool: servedPool } = usePool({ template: 'empty' }, { max: 1 });
  const { database: changed, pool: changedPool } = usePool({ template: 'empty' }, { max: 1 });
  const world = useStarted(() => openFuzzWorld(pool));
  const engine = useStarted(() => servedPool.query(FUZZ_SQL).then(() => startWorldEngine(served.url)));
  const commands = useStarted(() =>
    changedPool.query('create table item (id int primary key)').then(() => startCommandsEngine(changed.url)),
  );

  const all: [name: string, inputs: number, make: () => Target][] = [
    ['documents', 400, () => documentsTarget(world)],
    ['variables', 300, () => variablesTarget(world)],
    ['tokens', 200, () => tokensTarget()],
    ['metadata', 40, () => metadataTarget(pool)],
    ['arguments of run_sql', 800, () => sqlArgumentsTarget],
    ['frames', 30, () => framesTarget(engine)],
    ['requests', 40, () => requestsTarget(engine, world.names)],
    ['commands', 10, () => commandsTarget(commands)],
  ];

  // Coverage costs some seconds of CPU for each target; the command runs all of them.
  const isWhole = INPUTS > 0 || inject('share').isWhole;
  const targets = shareOf(all, 'hostile inputs', { count: 3, share: { ...inject('share'), isWhole } });

  it.each(targets)(
    'answers mutated %s without a fault of its own; in a run of many inputs also in little time, with flat memory',
    { timeout: GIVEN_UP_AFTER_MS },
    async (name, few, make) => {
      const inputs = INPUTS === 0 ? few : INPUTS;
      process.stdout.write(`FUZZ_SEED=${SEED} FUZZ_INPUTS=${inputs} ${name}\n`);
      const before = process.cpuUsage();

      const { faults, slowest, heapMb, outcomes, ...counts } = await fuzz(make(), {
        inputs,
        seed: SEED,
        blocks,
      });

      const { user, system } = process.cpuUsage(before);
      const figures = {
        ...counts,
        ...blocks.counts,
        slowestMs: slowest.cpuMs,
        heapMb,
        cpuS: (user + system) / 1e6,
      };
      process.stdout.write(`${JSON.stringify(figures)}\n${JSON.stringify(outcomes)}\n`);
      if (showsGaps) process.stdout.write(`${blocks.gaps.join('\n')}\n`);
      expect(faults).toEqual([]);
      // Few inputs beside other tests say nothing about time and memory.
      if (INPUTS === 0) return;
      expect(slowest.cpuMs < MAX_CPU_MS ? [] : [slowest]).toEqual([]);
      expect(heapMb[1] - heapMb[0]).toBeLessThan(MAX_GROWTH_MB);
    },
  );
});
