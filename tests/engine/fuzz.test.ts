import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';
import { Blocks } from './support/fuzz/blocks.ts';
import { documentsTarget, variablesTarget } from './support/fuzz/documents.ts';
import { framesTarget } from './support/fuzz/frames.ts';
import { fuzz, fuzzBriefly, type Target } from './support/fuzz/fuzz.ts';
import { startFuzzEngine } from './support/fuzz/fuzz-engine.ts';
import { openFuzzWorld } from './support/fuzz/fuzz-world.ts';
import { metadataTarget } from './support/fuzz/metadata.ts';
import { commandsTarget, requestsTarget } from './support/fuzz/requests.ts';
import { sqlArgumentsTarget } from './support/fuzz/sql-arguments.ts';
import { tokensTarget } from './support/fuzz/tokens.ts';

/**
 * Inputs of a run that coverage leads, of which each target has a part; without it each target has a few.
 * `FUZZ_INPUTS=1000000 npx vitest run --project integration tests/engine/fuzz.test.ts` runs a million.
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
/** Part by which the heap may grow from a tenth of the inputs on. */
const MAX_GROWTH = 0.1;
/** Inputs of a target after a tenth of which its caches are full. */
const ENOUGH_TO_FILL_CACHES = 20_000;

describe('the engine', () => {
  const blocks = new Blocks();
  // Only code that is compiled from now on has blocks.
  if (INPUTS > 0) beforeAll(() => blocks.start());
  afterAll(() => blocks.stop());
  const { database, pool } = usePool({ template: 'empty' }, { max: 2 });
  const world = useStarted(() => openFuzzWorld(pool));
  const engine = useStarted(() => startFuzzEngine(database.url));

  /** The last target changes the tables and the metadata that the others need. */
  const targets: [name: string, few: number, part: number, make: () => Target | Promise<Target>][] = [
    ['documents', 100, 0.25, () => documentsTarget(world)],
    ['variables', 100, 0.25, () => variablesTarget(world)],
    ['tokens', 100, 0.2, () => tokensTarget()],
    ['metadata', 10, 0.02, () => metadataTarget(pool)],
    ['arguments of run_sql', 200, 0.2, () => sqlArgumentsTarget],
    ['frames', 100, 0.05, () => framesTarget(engine)],
    ['requests', 20, 0.025, () => requestsTarget(engine, world.names)],
    ['commands', 10, 0.005, () => engine.serveItems().then(() => commandsTarget(engine))],
  ];

  it.each(INPUTS === 0 ? targets : [])(
    'answers a few mutated %s without a fault of its own',
    async (_name, inputs, _part, make) => {
      expect((await fuzzBriefly(await make(), { inputs, seed: SEED })).faults).toEqual([]);
    },
  );

  it.each(INPUTS > 0 ? targets : [])(
    'answers many mutated %s without a fault of its own, in little time, with flat memory',
    { timeout: GIVEN_UP_AFTER_MS },
    async (name, _few, part, make) => {
      const inputs = Math.ceil(INPUTS * part);
      process.stdout.write(`FUZZ_SEED=${SEED} FUZZ_INPUTS=${INPUTS} ${name}\n`);
      const before = process.cpuUsage();

      const { faults, slowest, heapMb, outcomes, ...counts } = await fuzz(await make(), {
        inputs,
        seed: SEED,
        blocks,
      });

      const { user, system } = process.cpuUsage(before);
      const cpuS = (user + system) / 1e6;
      const figures = { ...counts, ...blocks.counts, slowestMs: slowest.cpuMs, heapMb, cpuS };
      process.stdout.write(`${JSON.stringify(figures)}\n${JSON.stringify(outcomes)}\n`);
      if (showsGaps) process.stdout.write(`${blocks.gaps.join('\n')}\n`);
      expect(faults).toEqual([]);
      expect(slowest.cpuMs < MAX_CPU_MS ? [] : [slowest]).toEqual([]);
      if (inputs >= ENOUGH_TO_FILL_CACHES) expect(heapMb[1]).toBeLessThan(heapMb[0] * (1 + MAX_GROWTH));
    },
  );
});
