import { randomInt } from 'node:crypto';

/** Milliseconds after which a test of as many seeds as `npm test` has is taken to hang, as in vitest.config.ts. */
const HANGS_AFTER_MS = 600_000;

/**
 * Returns the seeds of a property test: each run takes as many as `npm test` has time for, from a random one on unless the
 * test gives its first. `NAME_SEEDS` takes more, and a failed one is repeated by `NAME_FIRST_SEED` and `NAME_SEEDS=1`. A
 * test of more seeds may take as many times as long (`timeout`, in milliseconds).
 */
export function seedsOfTest(name: string, ofEachRun: number, firstOfEachRun = randomInt(1_000_000)) {
  const seeds = Number(process.env[`${name}_SEEDS`] ?? ofEachRun);
  const first = Number(process.env[`${name}_FIRST_SEED`] ?? firstOfEachRun);

  return {
    seeds,
    first,
    timeout: HANGS_AFTER_MS * Math.max(1, seeds / ofEachRun),
    /** Prints how the run is repeated. */
    print: () => void process.stdout.write(`${name}_FIRST_SEED=${first} ${name}_SEEDS=${seeds}\n`),
  };
}
