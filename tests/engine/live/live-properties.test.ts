import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { seedsOfTest } from '#tests/support/seeds-of-test.ts';
import { useStarted } from '#tests/support/use-started.ts';
import type { TableDependency } from '#embedded/engine/contract/execution.ts';
import { openRandomWorld, type WorldOptions } from '../support/random/random-world.ts';
import { runSeeds } from '../support/run-seeds.ts';

/** `LIVE_SEEDS=100000 npx vitest run --project integration live-properties` runs more, and `npm run test:slow` 2,000. */
const { seeds, first, timeout, print } = seedsOfTest('LIVE', 100);

/** Milliseconds after which a planted fault counts as found; without it an answer comes in a few. */
const LOST_MS = 1_000;

describe('random live queries under random writes', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const world = useStarted(() => openRandomWorld(database.url));

  it(
    'end with the answer of a fresh query, without polling and without the safety refetch',
    { timeout },
    async () => {
      print();
      const run = await runSeeds(world, { seeds, first });
      const { compared, changed, fault } = run;
      process.stdout.write(`${run.seeds} seeds: ${compared} answers, of which ${changed} changed\n`);

      expect(fault).toBeUndefined();
      expect(changed).toBeGreaterThan(run.seeds / 10);
    },
  );
});

describe('a planted fault in the detection of changes', () => {
  it('is found if the table of a permission is left out of the dependencies', async () => {
    const isOfPermission = ({ name }: TableDependency) => name === 'granted';
    const fault = await findFault({
      alter: (plan) => ({
        ...plan,
        dependencies: plan.dependencies.filter((table) => !isOfPermission(table)),
      }),
    });

    expect(fault).toBeDefined();
  });

  it('is found if the triggers leave out the old values of updated rows', async () => {
    const fault = await findFault({
      // The first replacement is for several rows, the second for one row or pair.
      alterFunction: (definition) =>
        definition
          .replace('select * from old_rows union all', '')
          .replace(/case when old[^]*?else '' end/g, `''`),
    });

    expect(fault).toBeDefined();
  });

  it('is found if a place where the query reads a table is left out', async () => {
    const fault = await findFault({
      alter: (plan) => ({
        ...plan,
        reads: new Map([...(plan.reads ?? [])].map(([table, rows]) => [table, rows.slice(0, 1)])),
      }),
    });

    expect(fault).toBeDefined();
  });

  const findFault = async (options: WorldOptions) => {
    const database = await createTestDatabase({ template: 'empty' });
    const world = await openRandomWorld(database.url, options);
    const { fault } = await runSeeds(world, { seeds: 2_000, lostMs: LOST_MS });
    await world.close();
    await database.close();

    return fault;
  };
});
