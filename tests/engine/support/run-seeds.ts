import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { RANDOM_ROWS } from './random/random-tables.ts';
import { type Random, randomOf } from './random/random.ts';
import { randomQuery } from './random/random-queries.ts';
import type { Followed, RandomWorld } from './random/random-world.ts';
import { randomTransaction } from './random/random-writes.ts';

/** Seeds after which tables and live queries begin again: a failed seed is repeated from the start of its block. */
const BLOCK = 50;
/** Live queries that stand at the same time; every second seed adds one and ends the oldest. */
const STANDING = 10;
/** Milliseconds after which an answer that has not come is taken for lost; it comes in a few. */
const LOST_MS = HANGS_AFTER_MS;

export type SeedRun = {
  readonly seeds: number;
  /** Answers that were compared with a fresh query's. */
  readonly compared: number;
  /** Comparisons in which the fresh answer was another one than before the transaction. */
  readonly changed: number;
  readonly fault: SeedFault | undefined;
};
type SeedFault = {
  readonly seed: number;
  readonly query: unknown;
  readonly statements: readonly string[];
  readonly expected: string;
  readonly found: string | undefined;
};

/**
 * Runs a random transaction for each seed and compares every standing live query with a fresh query of the same text.
 * Stops at the first live query that missed a change.
 */
export async function runSeeds(
  world: RandomWorld,
  { seeds, first = 0, lostMs = LOST_MS }: { seeds: number; first?: number; lostMs?: number },
): Promise<SeedRun> {
  const start = first - (first % BLOCK);
  const counts = { compared: 0, changed: 0 };
  const standing: Standing[] = [];
  try {
    for (let seed = start; seed < first + seeds; seed += 1) {
      if (seed % BLOCK === 0) {
        for (const { followed } of standing.splice(0)) followed.close();
        await world.sql.query(RANDOM_ROWS);
      }
      const random = randomOf(seed);
      if (seed % 2 === 0)
        standing.push({ followed: await begin(world, random, lostMs), expected: undefined });
      if (standing.length > STANDING) standing.shift()?.followed.close();
      const statements = await commitRandom(world, random);
      const fault = await compareAll(world, standing, counts, lostMs);
      if (fault !== undefined)
        return { seeds: seed - start + 1, ...counts, fault: { seed, statements, ...fault } };
    }
  } finally {
    for (const { followed } of standing) followed.close();
  }

  return { seeds: first + seeds - start, ...counts, fault: undefined };
}

/** Begins a live query; every second one has its first answer before the next transaction, others race with it. */
async function begin(world: RandomWorld, random: Random, withinMs: number): Promise<Followed> {
  const followed = await world.follow(randomQuery(random));
  if (random.oneIn(2) && followed.last() === undefined) await followed.next(withinMs);

  return followed;
}

/** Codes of statements that PostgreSQL refuses: a constraint, a row met twice, a conflict that would move a row. */
const REFUSED = /^(23...|21000|0A000)$/;

/** Runs random statements as one transaction, all of which is rolled back if one of them is refused. */
export async function commitRandom({ sql }: RandomWorld, random: Random): Promise<readonly string[]> {
  const statements = randomTransaction(random);
  // Statements sent as one simple query are one transaction.
  await sql.query(statements.join(';\n')).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && REFUSED.test(String(error.code)))) throw error;
  });

  return statements;
}

type Standing = {
  readonly followed: Followed;
  /** Answer of the last fresh query. */
  expected: string | undefined;
};

async function compareAll(
  world: RandomWorld,
  standing: readonly Standing[],
  counts: { compared: number; changed: number },
  lostMs: number,
): Promise<Omit<SeedFault, 'seed' | 'statements'> | undefined> {
  const answers = await Promise.all(standing.map(({ followed }) => world.ask(followed.query)));
  const faults = await Promise.all(
    standing.map(async (one, at) => {
      const { followed } = one;
      const expected = answers[at] ?? '';
      counts.compared += 1;
      if (one.expected !== undefined && one.expected !== expected) counts.changed += 1;
      one.expected = expected;
      if (await hasAnswer(followed, expected, lostMs)) return undefined;

      return { query: followed.query, expected, found: followed.last() };
    }),
  );

  return faults.find((fault) => fault !== undefined);
}

async function hasAnswer(followed: Followed, expected: string, lostMs: number): Promise<boolean> {
  const untilMs = performance.now() + lostMs;
  for (;;) {
    if (followed.last() === expected) return true;
    const leftMs = untilMs - performance.now();
    if (leftMs <= 0) return false;
    await followed.next(leftMs);
  }
}
