import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { describeCase } from './run/describe.ts';
import { openEngine } from './run/open-engine.ts';
import { runSeeds } from './run/run-seeds.ts';
import { shrink } from './run/shrink.ts';

/**
 * Seeds of one run. `EVALUATOR_SEEDS=100000 npx vitest run --project integration evaluator` runs more, and `npm run
 * test:slow` 5,000.
 */
const SEEDS = Number(process.env['EVALUATOR_SEEDS'] ?? 400);
/** Each run has other seeds. A failed one is repeated by its number here and `EVALUATOR_SEEDS=1`. */
const FIRST_SEED = Number(process.env['EVALUATOR_FIRST_SEED'] ?? randomInt(1_000_000));

describe('random operations on random tables', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const engine = useStarted(() => openEngine(database.url));

  it('are answered as an evaluator says that knows rows and rights but no SQL', async () => {
    process.stdout.write(`EVALUATOR_FIRST_SEED=${FIRST_SEED} EVALUATOR_SEEDS=${SEEDS}\n`);
    const [failed] = await runSeeds(engine, { seeds: SEEDS, first: FIRST_SEED });
    if (failed === undefined) return;
    const smallest = await shrink(engine, failed.failing, failed.difference);

    expect.fail(`seed ${failed.seed}\n${describeCase(smallest, smallest.difference)}`);
  });
});
