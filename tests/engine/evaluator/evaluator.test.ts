import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { describeCase } from './run/describe.ts';
import { openEngine } from './run/open-engine.ts';
import { runLive } from './run/run-live.ts';
import { runPairs } from './run/run-pairs.ts';
import { runSeeds } from './run/run-seeds.ts';
import { shrink } from './run/shrink.ts';

/**
 * Seeds of one run. `EVALUATOR_SEEDS=100000 npx vitest run --project integration evaluator` runs more, and `npm run
 * test:slow` 5,000.
 */
const SEEDS = Number(process.env['EVALUATOR_SEEDS'] ?? 300);
/** Pairs of mutations, and mutations under live queries. */
const PAIRS = Number(process.env['PAIR_SEEDS'] ?? 100);
const CHANGES = Number(process.env['CHANGE_SEEDS'] ?? 50);
/** A failed seed is repeated by its number here and `EVALUATOR_SEEDS=1`. */
const FIRST_SEED = Number(process.env['EVALUATOR_FIRST_SEED'] ?? 0);
/** A seed takes some 10 ms; more seeds than `npm test` has may take longer than a test that hangs. */
const timeout = Math.max(600_000, SEEDS * 200);

describe('random operations on random tables', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const engine = useStarted(() => openEngine(database.url));

  it('are answered as an evaluator says that knows rows and rights but no SQL', { timeout }, async () => {
    process.stdout.write(`EVALUATOR_FIRST_SEED=${FIRST_SEED} EVALUATOR_SEEDS=${SEEDS}\n`);
    const [failed] = await runSeeds(engine, { seeds: SEEDS, first: FIRST_SEED });
    if (failed === undefined) return;
    const smallest = await shrink(engine, failed.failing, failed.difference);

    expect.fail(`seed ${failed.seed}\n${describeCase(smallest, smallest.difference)}`);
  });

  it('leave, in pairs that run at once, what one of the orders leaves', async () => {
    process.stdout.write(`EVALUATOR_FIRST_SEED=${FIRST_SEED} PAIR_SEEDS=${PAIRS}\n`);

    expect(await runPairs(engine, { seeds: PAIRS, first: FIRST_SEED })).toBeUndefined();
  });

  it('change live queries as the evaluator says, without polling', async () => {
    process.stdout.write(`EVALUATOR_FIRST_SEED=${FIRST_SEED} CHANGE_SEEDS=${CHANGES}\n`);
    const { lost, compared, changed } = await runLive(engine, database.url, {
      seeds: CHANGES,
      first: FIRST_SEED,
    });
    process.stdout.write(`${compared} answers, of which ${changed} changed\n`);

    expect(lost).toBeUndefined();
    expect(compared).toBeGreaterThan(CHANGES);
  });
});
