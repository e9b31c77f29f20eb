import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { seedsOfTest } from '#tests/support/seeds-of-test.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { describeCase } from './run/describe.ts';
import { openEngine } from './run/open-engine.ts';
import { runLive } from './run/run-live.ts';
import { runPairs } from './run/run-pairs.ts';
import { runSeeds } from './run/run-seeds.ts';
import { runSmaller } from './run/run-smaller.ts';
import { shrink } from './run/shrink.ts';

/**
 * Each run has the same seeds, so that others are new: `EVALUATOR_SEEDS=100000 npx vitest run --project integration
 * evaluator` runs more, and `npm run test:slow` 5,000.
 */
const operations = seedsOfTest('EVALUATOR', 200, 0);
/** Pairs of mutations, and mutations under live queries. */
const pairs = seedsOfTest('PAIR', 60, 0);
const changes = seedsOfTest('CHANGE', 30, 0);
/** Worlds with ten operations each, from which parts are taken away. */
const smaller = seedsOfTest('SMALLER', 1, 0);

describe('random operations on random tables', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const engine = useStarted(() => openEngine(database.url));

  it(
    'are answered as an evaluator says that knows rows and rights but no SQL',
    { timeout: operations.timeout },
    async () => {
      operations.print();
      const [failed] = await runSeeds(engine, operations);
      if (failed === undefined) return;
      const smallest = await shrink(engine, failed.failing, failed.difference);

      expect.fail(`seed ${failed.seed}\n${describeCase(smallest, smallest.difference)}`);
    },
  );

  it('are still answered so when a part of them is taken away', { timeout: smaller.timeout }, async () => {
    smaller.print();
    const { compared, failed } = await runSmaller(engine, smaller);

    expect(failed).toBeUndefined();
    expect(compared).toBeGreaterThan(smaller.seeds);
  });

  it(
    'leave, in pairs that run at once, what one of the orders leaves',
    { timeout: pairs.timeout },
    async () => {
      pairs.print();

      expect(await runPairs(engine, pairs)).toBeUndefined();
    },
  );

  it('change live queries as the evaluator says, without polling', { timeout: changes.timeout }, async () => {
    changes.print();
    const { lost, compared, changed } = await runLive(engine, database.url, changes);
    process.stdout.write(`${compared} answers, of which ${changed} changed\n`);

    expect(lost).toBeUndefined();
    expect(changed).toBeGreaterThan(compared / 4);
  });
});
